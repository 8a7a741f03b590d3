extension RACSignal where Value: Equatable {
  /// Drops the values that equal a given one.
  ///
  /// - Parameter value: Held strongly by the returned signal for life, and by each subscription; see
  ///   ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The signal of the others.
  ///
  /// Source: ReactiveCocoa 2.5, `-ignore:` of `RACStream`.
  public func ignore(_ value: Value) -> RACSignal {
    filter { $0 != value }.named("[\(name ?? "")] -ignore: \(value)")
  }
}
