extension RACSignal {
  /// Merges the signals that are sent as values, without a limit on how many are live.
  ///
  /// It is ``flattenMap(_:)`` with the identity: see ``bind(_:)`` for what a subscription holds.
  ///
  /// - Returns: The merged signal. It completes when this signal and all that it sent have
  ///   completed.
  ///
  /// Source: ReactiveCocoa 2.5, `-flatten` of `RACStream`.
  public func flatten<Inner>() -> RACSignal<Inner> where Value == RACSignal<Inner> {
    flattenMap { $0 }.named("[\(name ?? "")] -flatten")
  }
}
