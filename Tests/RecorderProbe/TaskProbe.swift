import Foundation
import LeakInspection
import Synchronization

/// Objects that only tasks keep, in every state that a task can be in.
enum TaskProbe {
  final class Token: Sendable {}

  private typealias Continuation = UnsafeContinuation<Void, Never>

  private static let tracker = ObjectTracker { _ in }
  private static let waiting = Mutex<[String: Continuation]>([:])
  private static let ended = Mutex<Task<Token, Never>?>(nil)
  private static let started = Mutex<Set<String>>([])
  private static let addresses = Mutex<[String: UInt]>([:])
  private static let mayEnd = Atomic(false)
  private static let executor = ManualExecutor { start("on a kept executor") }

  /// Has a continuation and is what the task has that waits for it.
  private final class Owner: Sendable {
    let continuation = Mutex<Continuation?>(nil)
  }

  static func run() throws {
    task("lost") { token in
      noteTask("lost")
      await withUnsafeContinuation { (_: Continuation) in start("lost") }
      use(token)
    }
    task("waiting") { token in
      await wait("waiting")
      use(token)
    }
    task("asleep") { token in
      start("asleep")
      try? await Task.sleep(for: .seconds(3600))
      use(token)
    }
    task("own continuation") { token in
      let owner = Owner()
      await withUnsafeContinuation { continuation in
        owner.continuation.withLock { $0 = continuation }
        start("own continuation")
      }
      use(token)
      use(owner)
    }
    task("awaits a task") { token in
      let other = Task(name: "other") { await wait("awaits a task") }
      await other.value
      use(token)
    }
    task("awaits a lost child") { token in
      async let child: Void = childThatIsLost()
      await child
      use(token)
    }
    task("awaits a group") { token in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await wait("awaits a group") }
        await group.waitForAll()
      }
      use(token)
    }
    task("on a kept executor") { token in
      await ManualActor(on: executor).work()
      use(token)
    }
    task("on a lost executor") { token in
      await ManualActor(on: ManualExecutor { start("on a lost executor") }).work()
      use(token)
    }
    ended.withLock { $0 = Task { track("result") } }
    task("running") { token in
      start("running")
      while !mayEnd.load(ordering: .relaxed) {}
      use(token)
    }
    task("on its way") { token in
      noteTask("on its way")
      await withUnsafeContinuation { (_: Continuation) in start("on its way") }
      use(token)
    }
    let expected = 11
    while started.withLock({ $0.count }) < expected || !hasResult { usleep(1000) }

    try Probe.report { ["busy: \(!TaskActivity($0).isOver)"] }
    try explain(["running"])
    mayEnd.store(true, ordering: .relaxed)
    HeapInspection.waitForTasks(limit: .seconds(120))
    try Probe.report { ["over: \(TaskActivity($0).isOver)"] }
    // Both on the stack of a thread, which has one of them in hand.
    var words = (address("on its way"), address("lost"))
    forgetWhatIsAwaited(by: words.0)
    try withUnsafePointer(to: &words) { words in
      see(words)
      try explain(nil)
      see(words)
    }
    fflush(nil)
    _exit(0)
  }

  private static var hasResult: Bool { tracker.alive.contains { $0.label == "result" } }

  // MARK: Tasks

  private static func task(_ name: String, _ body: @escaping @Sendable (Token) async -> Void) {
    _ = Task(name: name) { await body(track(name)) }
  }

  @inline(never)
  private static func track(_ name: String) -> Token {
    let token = Token()
    tracker.track(token, label: name)
    return token
  }

  @inline(never)
  private static func wait(_ name: String) async {
    await withUnsafeContinuation { continuation in
      waiting.withLock { $0[name] = continuation }
      start(name)
    }
  }

  @inline(never)
  private static func childThatIsLost() async {
    let token = track("of a lost child")
    await withUnsafeContinuation { (_: Continuation) in start("awaits a lost child") }
    use(token)
  }

  private static func noteTask(_ name: String) {
    let address = withUnsafeCurrentTask { task in
      withUnsafeBytes(of: task) { $0.load(as: UInt.self) }
    }
    addresses.withLock { $0[name] = address }
  }

  private static func address(_ name: String) -> UInt {
    addresses.withLock { $0[name] ?? 0 }
  }

  /// Has a task as one is that was made and not enqueued yet: it has noted nothing that it waits for.
  private static func forgetWhatIsAwaited(by task: UInt) {
    let offsetOfRecords: UInt = 104
    UnsafeMutablePointer<UInt>(bitPattern: task + offsetOfRecords)?.pointee = 0
  }

  private static func start(_ name: String) { started.withLock { _ = $0.insert(name) } }

  @inline(never)
  @_optimize(none)
  private static func use(_ object: AnyObject) {}

  /// Has words in memory: the optimiser does not know that nothing is done with them.
  @inline(never)
  @_optimize(none)
  private static func see(_ words: UnsafePointer<(UInt, UInt)>) {
    addresses.withLock { $0["seen"] = words.pointee.0 ^ words.pointee.1 }
  }

  // MARK: Explanations

  /// Prints of tracked objects why they are alive: the verdict, and the names of the tasks on the way.
  private static func explain(_ labels: Set<String>?) throws {
    let result = try HeapInspection.inspect(tracker)
    let alive = tracker.alive
    for explanation in result.explanations {
      let tracked = result.objects[explanation.object].tracked
      guard let label = alive.first(where: { $0.id == tracked })?.label,
        labels?.contains(label) ?? true
      else { continue }
      let steps = explanation.path.map { step -> String in
        let owner = step.owner.map { result.objects[$0].type } ?? explanation.root ?? ""
        return owner.hasPrefix("task") || step.name == ".value" ? "\(owner) \(step.name)" : "…"
      }
      let way = steps.reduce(into: [String]()) { if $0.last != $1 || $1 != "…" { $0.append($1) } }
      print(
        "\(label): \(explanation.kind) \(explanation.root ?? "") \(way.joined(separator: " / "))")
    }
  }
}
