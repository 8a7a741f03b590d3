extension RACSignal {
  /// Passes values on until one of them passes a test; then completes, without that one.
  ///
  /// The source is disposed before completion is sent, as by ``take(_:)``.
  ///
  /// - Parameter predicate: Held strongly by the returned signal for life, and by each subscription;
  ///   see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The shortened signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-takeUntilBlock:` of `RACStream`.
  public func takeUntilBlock(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal {
    bind { { value, _ in predicate(value) ? nil : .return(value) } }
      .named("[\(name ?? "")] -takeUntilBlock:")
  }
}
