extension RACSignal {
  /// Goes on with one of two signals, as the latest condition says.
  ///
  /// It is a map with a `switchToLatest()` behind it, so every subscription is on that one's ring.
  ///
  /// - Parameters:
  ///   - condition: Held strongly by the returned signal for life.
  ///   - trueSignal: Held likewise, and by each subscription.
  ///   - falseSignal: Held likewise, and by each subscription.
  /// - Returns: The signal of the chosen signals' values.
  ///
  /// Source: ReactiveCocoa 2.5, `+if:then:else:` of `RACSignal`.
  public static func `if`(
    _ condition: RACSignal<Bool>, then trueSignal: RACSignal, else falseSignal: RACSignal
  ) -> RACSignal {
    condition.map { $0 ? trueSignal : falseSignal }.switchToLatest()
      .named("+if: \(condition.name ?? "") then: else:")
  }
}
