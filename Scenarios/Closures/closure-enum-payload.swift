import ScenarioKit

/// What the answer of a card reader is written on.
private final class Receipt {}

/// Reads cards, one at a time.
private final class CardReader {
  enum State {
    case idle
    case reading(receipt: Receipt, done: (String) -> Void)
  }

  var state = State.idle

  func insert(_ card: String) {
    if case .reading(_, let done) = state { done(card) }
  }
}

/// A till with a card reader of its own.
private final class Till {
  let reader = CardReader()
  private(set) var paid: [String] = []

  func charge(_ receipt: Receipt) {
    reader.state = .reading(receipt: receipt) { self.paid.append($0) }
  }
}

extension Scenario {
  /// A callback in the payload of an enum that is never reset.
  ///
  /// ```
  /// till ─► reader ─► state, case reading ─► done ─► till        and behind the ring the receipt
  /// ```
  static let closureEnumPayload = Scenario(
    name: "closure-enum-payload",
    family: .closures,
    summary: "a state enum keeps the callback of an answer that has come",
    question: "The card was read and the callback was called. What still holds the till?",
    lesson: """
      A state that carries a callback is a stored property like any other. The answer has come, but the
      reader is still in the case `reading`, with the callback that captures the till and with the
      receipt. Nobody will look at them again. The receipt is on no ring; it stays because the reader
      does. `[weak self]` in the callback would cut the ring, and leave the receipt with the reader for as
      long as that lives.
      """,
    declares: .leaks,
    fixedBy: "closure-enum-payload-reset",
    remedy: "leave the state before calling its callback, or capture self weakly"
  ) { scope in
    let till = scope.track(Till(), "till")
    scope.track(till.reader, "reader")
    till.charge(scope.track(Receipt(), "receipt"))
    till.reader.insert("card")
    scope.log("paid with \(till.paid)")
    scope.letGo(consume till)
  }
}
