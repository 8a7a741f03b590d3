/// What a signal sends, as a value.
///
/// Source: ReactiveCocoa 2.5, `RACEvent`.
public enum RACEvent<Value> {
  /// A value.
  case next(Value)
  /// The end by an error, which may be nil as in the original.
  case error((any Error)?)
  /// The end by completion.
  case completed

  /// Whether it ends the signal.
  public var isFinished: Bool {
    if case .next = self { false } else { true }
  }

  /// The value of a next event; nil for the others.
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }
}
