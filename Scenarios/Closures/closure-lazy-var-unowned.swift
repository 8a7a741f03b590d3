import ScenarioKit

/// An invoice whose closure does not own it.
private final class Invoice {
  private let amounts: [Int]

  init(_ amounts: [Int]) { self.amounts = amounts }

  lazy var total: () -> Int = { [unowned self] in self.amounts.reduce(0, +) }
}

extension Scenario {
  /// The same lazy property with an unowned self.
  ///
  /// ```
  /// invoice ─► total ─► closure ~unowned~> invoice
  /// ```
  static let closureLazyVarUnowned = Scenario(
    name: "closure-lazy-var-unowned",
    family: .closures,
    summary: "a lazy property stores a closure that does not own self",
    question: "The property is read here as well. What is different about its closure?",
    lesson: """
      The closure is reached through the invoice only, so it is never called after the invoice has gone, and
      may refer to it unowned. Whoever takes the closure out and calls it later has to keep the invoice, or
      the program traps; then a weak self is the better choice.
      """,
    declares: .clean,
    fixes: "closure-lazy-var"
  ) { scope in
    let unread = scope.track(Invoice([5]), "unread")
    scope.letGo(consume unread)
    let read = scope.track(Invoice([3, 4]), "read")
    scope.log("total = \(read.total())")
    scope.letGo(consume read)
  }
}
