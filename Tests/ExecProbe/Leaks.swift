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
    }
  }

  @inline(never)
  static func abandon() { _ = Unmanaged.passRetained(Orphan()) }

  @inline(never)
  static func hold() {
    sessions["secret-token"] = Session()
    sessions["other-token"] = Session()
  }

  @inline(never)
  static func register() { registered.append(Session()) }
}
