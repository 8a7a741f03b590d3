// A module of a user's own, which is no target of the package: a test compiles it once for each way in which a
// user may, and has each copy inspected. It imports nothing, and leaks in its own words only.

final class Node {
  var next: Node?
}

class Screen {
  let title = "screen"
  var onTick: (() -> Void)?
}

final class Ticker {
  let tick: () -> Void
  init(_ tick: @escaping () -> Void) { self.tick = tick }
}

enum Clock {
  nonisolated(unsafe) static var tickers: [Ticker] = []
}

final class Forgotten {
  let kept = Screen()
}

final class Handler: Screen {
  var count = 0
  func listen() { onTick = { self.count += 1 } }
  func listenWeakly() { onTick = { [weak self] in self?.count += 1 } }
}

final class Job {
  enum State {
    case idle
    case loading(Job, retry: Int)
    case failed(message: String, Job)
  }
  var state = State.idle
}

struct Pair<First, Second> {
  var number: Int8
  var first: First
  var second: Second
}

final class Box<Value> {
  var content: Pair<Value, Owner?>?
}

final class Owner {
  var box: Box<Int>?
}

protocol Delegate: AnyObject {}

protocol Model {
  var presenter: Presenter? { get set }
}

struct Card: Model {
  var title = "card"
  var presenter: Presenter?
}

final class Presenter: Delegate {
  var delegate: (any Delegate)?
  var model: (any Model)?
}

final class Cache {
  var entries: [String: [Cache]] = [:]
}

/// Tells the process that loaded this module of an object, by its address and a name for it.
public typealias Track = @convention(c) (UnsafeRawPointer, UnsafePointer<CChar>) -> Void

/// Leaks, and makes what does not leak; nothing of it is on the stack afterwards.
@_cdecl("leak_of_module") public func leak(_ track: @escaping Track) {
  let tell = { (object: AnyObject, name: String) in
    track(Unmanaged.passUnretained(object).toOpaque(), name)
  }
  makeRing(tell)
  makeTicker(tell)
  makeForgotten(tell)
  makeHandlers(tell)
  makeJobs(tell)
  makeBox(tell)
  makePresenters(tell)
  makeCache(tell)
}

@inline(never) func makeRing(_ tell: (AnyObject, String) -> Void) {
  let (first, second) = (Node(), Node())
  tell(first, "ring")
  tell(second, "ring's other")
  first.next = second
  second.next = first
  let alone = Node()
  tell(alone, "free node")
}

@inline(never) func makeTicker(_ tell: (AnyObject, String) -> Void) {
  let screen = Screen()
  tell(screen, "held by a timer")
  Clock.tickers.append(Ticker { print(screen.title) })
}

@inline(never) func makeForgotten(_ tell: (AnyObject, String) -> Void) {
  let object = Unmanaged.passRetained(Forgotten()).takeUnretainedValue()
  tell(object, "retained")
  tell(object.kept, "kept by it")
}

@inline(never) func makeHandlers(_ tell: (AnyObject, String) -> Void) {
  let handler = Handler()
  tell(handler, "captured")
  handler.listen()
  let careful = Handler()
  tell(careful, "captured weakly")
  careful.listenWeakly()
}

@inline(never) func makeJobs(_ tell: (AnyObject, String) -> Void) {
  let job = Job()
  tell(job, "enum payload")
  job.state = .loading(job, retry: 3)
  let failed = Job()
  tell(failed, "other enum payload")
  failed.state = .failed(message: "a text that does not fit into a string itself", failed)
  let idle = Job()
  tell(idle, "idle")
}

@inline(never) func makeBox(_ tell: (AnyObject, String) -> Void) {
  let owner = Owner()
  let box = Box<Int>()
  tell(owner, "in a generic box")
  tell(box, "generic box")
  owner.box = box
  box.content = Pair(number: 1, first: 2, second: owner)
}

@inline(never) func makePresenters(_ tell: (AnyObject, String) -> Void) {
  let presenter = Presenter()
  tell(presenter, "delegate of itself")
  presenter.delegate = presenter
  let other = Presenter()
  tell(other, "in an existential")
  other.model = Card(presenter: other)
}

@inline(never) func makeCache(_ tell: (AnyObject, String) -> Void) {
  let cache = Cache()
  tell(cache, "in collections")
  cache.entries["itself"] = [cache]
}
