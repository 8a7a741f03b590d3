import Foundation

final class Tap { var input: Node? }

final class Node {
  var tap: Tap?
}

final class Orphan {
  let part = Part()
}

final class Part {}

final class Session: Sendable {}

/// Takes its time to go.
final class Batch {
  let sessions = (0..<50).map { _ in Session() }
  private let whenItGoes: () -> Void

  init(_ whenItGoes: @escaping () -> Void) { self.whenItGoes = whenItGoes }

  deinit { whenItGoes() }
}

enum Leaks {
  nonisolated(unsafe) static var sessions: [String: Session] = [:]
  nonisolated(unsafe) static var registered: [Session] = []

  @inline(never)
  static func makeRings(_ count: Int) {
    for _ in 0..<count {
      let tap = Tap()
      let node = Node()
      tap.input = node
      node.tap = tap
      see(tap)
      see(node)
    }
  }

  @inline(never)
  static func abandon() {
    let orphan = Orphan()
    see(orphan)
    _ = Unmanaged.passRetained(orphan)
  }

  /// Leaves a ring behind, with an object on it that was released once too often, and one that nobody has and that
  /// refers to it.
  @inline(never)
  static func overrelease() {
    let tap = Tap()
    let node = Node()
    tap.input = node
    node.tap = tap
    let other = Tap()
    other.input = node
    _ = Unmanaged.passRetained(other)
    Unmanaged.passUnretained(node).release()
    see(tap)
    see(other)
  }

  @inline(never)
  static func hold() {
    sessions["secret-token"] = Session()
    sessions["other-token"] = Session()
  }

  @inline(never)
  static func register() { registered.append(Session()) }

  /// Has objects that are kept by one which is being deinitialized while `body` runs.
  static func destroySlowly(_ body: @escaping () -> Void) {
    see(Batch(body))
  }

  nonisolated(unsafe) private static var queue = OperationQueue()

  /// Has operations wait in a queue that does not begin them.
  @inline(never)
  static func enqueue(_ count: Int) {
    queue.isSuspended = true
    for _ in 0..<count {
      let session = Session()
      queue.addOperation { see(session) }
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var seen: AnyObject?

  /// Does what the optimiser cannot do without the object.
  static func see(_ object: AnyObject) {
    lock.withLock {
      remember(object)
      forget()
    }
  }

  @inline(never)
  private static func remember(_ object: AnyObject) { seen = object }

  @inline(never)
  private static func forget() { seen = nil }
}
