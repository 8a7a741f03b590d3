extension RACSignal {
  /// Goes on with a given signal after an error.
  ///
  /// - Parameter signal: Held strongly by the returned signal for life, and by each subscription until
  ///   the source has terminated; see ``catch(_:)`` for what else a subscription holds.
  /// - Returns: A signal that fails only if the replacement does.
  ///
  /// Source: ReactiveCocoa 2.5, `-catchTo:` of `RACSignal`.
  public func catchTo(_ signal: RACSignal) -> RACSignal {
    `catch` { _ in signal }.named("[\(name ?? "")] -catchTo: \(signal.name ?? "")")
  }
}
