extension RACSignal where Value: Equatable {
  /// Leaves out values that equal the one before.
  ///
  /// - Returns: The signal of the changes. Each subscription holds the latest value strongly; see
  ///   ``bind(_:)`` for what else it holds.
  ///
  /// Source: ReactiveCocoa 2.5, `-distinctUntilChanged` of `RACStream`.
  public func distinctUntilChanged() -> RACSignal {
    bind {
      var latest: Value?
      return { value, _ in
        if value == latest { return .empty() }
        latest = value
        return .return(value)
      }
    }.named("[\(name ?? "")] -distinctUntilChanged")
  }
}
