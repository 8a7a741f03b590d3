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
    guard case .reading(_, let done) = state else { return }
    state = .idle
    done(card)
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
  /// The state is left when its answer comes.
  ///
  /// ```
  /// till ─► reader ─► state, case idle
  /// ```
  static let closureEnumPayloadReset = Scenario(
    name: "closure-enum-payload-reset",
    family: .closures,
    summary: "a state enum lets go of its callback when the answer comes",
    question: "The callback still captures the till strongly. Where is the ring cut?",
    lesson: """
      While the card is awaited the ring is there, and that is right: the answer must find its till. It ends
      with the answer, because the reader goes back to `idle` first and the payload with callback and receipt
      goes with the call.
      """,
    declares: .clean,
    fixes: "closure-enum-payload"
  ) { scope in
    let till = scope.track(Till(), "till")
    scope.track(till.reader, "reader")
    till.charge(scope.track(Receipt(), "receipt"))
    till.reader.insert("card")
    scope.log("paid with \(till.paid)")
    scope.letGo(consume till)
  }
}
