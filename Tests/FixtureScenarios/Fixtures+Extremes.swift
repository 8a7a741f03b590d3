import ScenarioKit

nonisolated(unsafe) private var list: Knot?
nonisolated(unsafe) private var elements: [Knot?] = []

extension Fixtures {
  /// More than a report can show.
  static let extremes: [Scenario] = [
    scenario("three-thousand-nodes", declares: .leaks) { scope in
      list = chain(of: 3000, to: scope.track(Knot(), "last"))
    },
    scenario("three-thousand-node-ring", declares: .leaks) { scope in
      let last = scope.track(Knot(), "last")
      last.next = chain(of: 3000, to: last)
    },
    scenario("ten-thousand-node-ring", declares: .leaks) { scope in
      let last = scope.track(Knot(), "last")
      last.next = chain(of: 10_000, to: last)
    },
    scenario("long-log", declares: .leaks) { scope in
      let (first, second) = (scope.track(Knot(), "first"), scope.track(Knot(), "second"))
      first.next = second
      for line in 1...130 {
        if line == 110 { second.next = first }
        scope.log("line \(line)")
      }
    },
    scenario("million-nodes", declares: .leaks) { scope in
      list = chain(of: 1_000_000, to: scope.track(Knot(), "last"))
    },
    scenario("million-node-ring", declares: .leaks) { scope in
      let last = scope.track(Knot(), "last")
      last.next = chain(of: 1_000_000, to: last)
    },
    scenario("billion-elements", declares: .leaks) { scope in
      // Memory that nobody writes to takes none: the elements are nil.
      elements = [Knot?](unsafeUninitializedCapacity: 1_000_000_000) { memory, count in
        memory.initializeElement(at: 7, to: scope.track(Knot(), "seventh"))
        count = 1_000_000_000
      }
    },
  ]

  /// The first of `count` knots, each of which holds the next.
  private static func chain(of count: Int, to last: Knot) -> Knot {
    var first = last
    for _ in 1..<count {
      let knot = opaque(Knot())
      knot.next = first
      first = knot
    }
    return first
  }
}
