extension RACSignal {
  /// Goes on with the signal for the latest key.
  ///
  /// It is a map with a `switchToLatest()` behind it, so every subscription is on that one's ring.
  ///
  /// - Parameters:
  ///   - signal: The keys; held strongly by the returned signal for life.
  ///   - cases: A signal for each key; held strongly by the returned signal for life, and by each
  ///     subscription.
  ///   - default: For keys without a signal, held likewise; if nil, such a key gives the error
  ///     ``RACSignalError/noMatchingCase``.
  /// - Returns: The signal of the chosen signals' values.
  ///
  /// Source: ReactiveCocoa 2.5, `+switch:cases:default:` of `RACSignal`.
  public static func `switch`<Key: Hashable>(
    _ signal: RACSignal<Key>, cases: [Key: RACSignal], default: RACSignal? = nil
  ) -> RACSignal {
    signal.map { cases[$0] ?? `default` ?? .error(RACSignalError.noMatchingCase) }.switchToLatest()
      .named("+switch: \(signal.name ?? "") cases: default:")
  }
}
