import ScenarioKit

/// An invoice whose total is worked out by a closure that is made when it is first asked for.
private final class Invoice {
  private let amounts: [Int]

  init(_ amounts: [Int]) { self.amounts = amounts }

  lazy var total: () -> Int = { self.amounts.reduce(0, +) }
}

extension Scenario {
  /// A lazy property that stores a closure over self.
  ///
  /// ```
  /// invoice ─► total ─► closure ─► invoice
  /// ```
  static let closureLazyVar = Scenario(
    name: "closure-lazy-var",
    family: .closures,
    summary: "a lazy property stores a closure that uses self",
    question: "Two invoices, and only one is asked for its total. Do both go?",
    lesson: """
      A lazy property is empty until it is read. Reading it stores the closure, the closure holds self,
      and self holds its property. The invoice that nobody asked goes. A lazy property written with `()`
      behind the closure would store the number, and no closure at all. `[weak self]` or `[unowned self]`
      in the closure is the whole repair.
      """,
    declares: .leaks,
    fixedBy: "closure-lazy-var-unowned",
    remedy: "capture self unowned, or store the closure's result"
  ) { scope in
    let unread = scope.track(Invoice([5]), "unread")
    scope.letGo(consume unread)
    let read = scope.track(Invoice([3, 4]), "read")
    scope.log("total = \(read.total())")
    scope.letGo(consume read)
  }
}
