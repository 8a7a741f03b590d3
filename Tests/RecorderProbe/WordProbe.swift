import Foundation
import LeakInspection
import Observation
import Synchronization

/// Objects that only a library holds, each in another of its ways.
enum WordProbe {
  final class Token: NSObject, Sendable {}

  @Observable
  final class Model: @unchecked Sendable {
    var color = 1
    var size = 2
  }

  private struct Table {
    subscript(token: Token) -> Int { token.hash }
  }

  private static let tracker = ObjectTracker { _ in }
  private static let ready = DispatchSemaphore(value: 0)
  private static let never = DispatchSemaphore(value: 0)

  private static let key = DispatchSpecificKey<Token>()
  private static let otherKey = DispatchSpecificKey<Token>()
  private static let queue = DispatchQueue(label: "probe.words")
  private static let group = DispatchGroup()
  private static let progress = Progress(totalUnitCount: 2)
  nonisolated(unsafe) private static let cache = NSCache<NSString, Token>()
  nonisolated(unsafe) private static let namelessCache = NSCache<NSNumber, Token>()
  nonisolated(unsafe) private static var path: AnyKeyPath?
  private static let model = Model()
  private static let followed = Model()
  private static let isFollowing = Atomic(false)

  static func run() throws {
    startThreads()
    fillDispatch()
    fillFoundation()
    observe()
    path = keyPath(to: track("key path"))
    try explain()
    fflush(nil)
    _exit(0)
  }

  // MARK: Holders

  private static func startThreads() {
    Thread {
      Platform.nameThread("probe keeper")
      waitForEver(with: track("named thread"))
    }.start()
    ready.wait()
    let thread = Thread { waitForEver(with: track("thread")) }
    thread.name = "set too early"
    thread.start()
    ready.wait()
  }

  @inline(never)
  private static func waitForEver(with token: Token) {
    ready.signal()
    never.wait()
    use(token)
  }

  private static func fillDispatch() {
    queue.setSpecific(key: otherKey, value: track("first specific"))
    queue.setSpecific(key: key, value: track("specific"))
    group.enter()
    let token = track("notify block")
    group.notify(queue: queue) { use(token) }
    let other = track("main notify block")
    group.notify(queue: .main) { use(other) }
  }

  private static func fillFoundation() {
    cache.name = "pages"
    cache.setObject(track("cache"), forKey: "first")
    namelessCache.setObject(track("nameless cache"), forKey: 7)
    let child = Progress(totalUnitCount: 1, parent: progress, pendingUnitCount: 1)
    let token = track("progress")
    child.cancellationHandler = { use(token) }
  }

  private static func observe() {
    let token = track("observer")
    withObservationTracking {
      _ = model.size
      _ = model.color
    } onChange: {
      use(token)
    }
    let other = track("sequence")
    Task {
      for await _ in Observations({ (use(other), followed.color) }) {
        isFollowing.store(true, ordering: .releasing)
      }
    }
    while !isFollowing.load(ordering: .acquiring) { usleep(1000) }
    HeapInspection.waitForTasks(limit: .seconds(120))
  }

  @inline(never)
  private static func keyPath(to token: Token) -> AnyKeyPath { \Table[token] }

  @inline(never)
  private static func track(_ name: String) -> Token {
    let token = Token()
    tracker.track(token, label: name)
    return token
  }

  @inline(never)
  @_optimize(none)
  private static func use(_ object: AnyObject) {}

  // MARK: Explanations

  /// Prints how each object is reached: the root, then the references and what they lead to.
  private static func explain() throws {
    let result = try HeapInspection.inspect(tracker)
    let alive = tracker.alive
    for explanation in result.explanations {
      let tracked = result.objects[explanation.object].tracked
      let label = alive.first { $0.id == tracked }?.label ?? ""
      let steps = explanation.path.map { "\($0.name) → \(result.objects[$0.target].type)" }
      print("\(label): \(([explanation.root ?? ""] + steps).joined(separator: " | "))")
    }
  }
}
