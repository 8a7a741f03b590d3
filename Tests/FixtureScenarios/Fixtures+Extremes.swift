import ScenarioKit

nonisolated(unsafe) private var list: Knot?
nonisolated(unsafe) private var elements: [Knot?] = []

extension Fixtures {
  /// More than a report can show.
  static let extremes: [Scenario] = [
    scenario("million-nodes", declares: .leaks) { scope in
      let last = scope.track(Knot(), "last")
      var first = last
      for _ in 1..<1_000_000 {
        let knot = opaque(Knot())
        knot.next = first
        first = knot
      }
      list = first
    },
    scenario("million-node-ring", declares: .leaks) { scope in
      let last = scope.track(Knot(), "last")
      var first = last
      for _ in 1..<1_000_000 {
        let knot = opaque(Knot())
        knot.next = first
        first = knot
      }
      last.next = first
    },
    scenario("billion-elements", declares: .leaks) { scope in
      // Memory that nobody writes to takes none: the elements are nil.
      elements = [Knot?](unsafeUninitializedCapacity: 1_000_000_000) { memory, count in
        memory.initializeElement(at: 7, to: scope.track(Knot(), "seventh"))
        count = 1_000_000_000
      }
    },
  ]
}
