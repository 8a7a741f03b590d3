extension RACSignal {
  /// Calls the function in each pair with the argument beside it.
  ///
  /// - Returns: The signal of the results; see ``bind(_:)`` for what a subscription holds. Functions
  ///   and arguments are not held.
  ///
  /// Source: ReactiveCocoa 2.5, `-reduceApply` of `RACSignal`.
  public func reduceApply<Argument, Result>() -> RACSignal<Result>
  where Value == ((Argument) -> Result, Argument) {
    map { $0.0($0.1) }.named("[\(name ?? "")] -reduceApply")
  }
}
