import Foundation

final class Tap { var input: Node? }

final class Node {
  var tap: Tap?
}

final class Orphan {
  let part = Part()
}

final class Part {}

final class Session {}

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

  @inline(never)
  static func hold() {
    sessions["secret-token"] = Session()
    sessions["other-token"] = Session()
  }

  @inline(never)
  static func register() { registered.append(Session()) }

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
