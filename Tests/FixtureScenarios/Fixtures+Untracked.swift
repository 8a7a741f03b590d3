import Foundation
import ScenarioKit

/// What refers to a `Plain` in every way.
private final class Admirer {
  weak var weakly: Plain?
  unowned var loosely: Plain
  unowned(unsafe) var unsafely: Plain

  init(_ object: Plain) {
    weakly = object
    loosely = object
    unsafely = object
  }
}

private final class Cell {
  var first: AnyObject?
  var second: AnyObject?
}

nonisolated(unsafe) private var held: Plain?
nonisolated(unsafe) private var alsoHeld: Plain?
nonisolated(unsafe) private var admirer: Admirer?
nonisolated(unsafe) private var cell: Cell?

extension Fixtures {
  static let untracked: [Scenario] = [
    scenario("untracked-rings", declares: .leaks) { _ in
      for _ in 1...3 {
        let knot = opaque(Knot())
        knot.next = knot
      }
      let (one, other) = (opaque(Cell()), opaque(Cell()))
      (one.first, other.second) = (other, one)
      one.second = opaque(Plain())
      other.first = opaque(NSLock())
    },
    scenario("untracked-held", declares: .leaks) { _ in
      let first = opaque(Cell())
      first.first = opaque(Plain())
      first.second = opaque(NSLock())
      cell = first
    },
    scenario("untracked-beside-clean") { scope in
      scope.track(Plain(), "gone")
      let knot = opaque(Knot())
      knot.next = knot
    },
    scenario("untracked-kinds", declares: .leaks) { _ in
      // One ring each over another pair of members.
      let pairs: [(WritableKeyPath<Cell, AnyObject?>, WritableKeyPath<Cell, AnyObject?>)] = [
        (\.first, \.first), (\.first, \.second), (\.second, \.second),
      ]
      for (path, back) in pairs {
        var (one, other) = (opaque(Cell()), opaque(Cell()))
        one[keyPath: path] = other
        other[keyPath: back] = one
      }
      for _ in 1...2 {
        let knot = opaque(Knot())
        knot.next = knot
      }
    },
    scenario("admired", declares: .leaks) { scope in
      let object = scope.track(Plain(), "admired")
      admirer = Admirer(object)
      held = object
      alsoHeld = object
    },
  ]
}
