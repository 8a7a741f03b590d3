extension RACSignal {
  /// Passes values on as long as they pass a test; then completes, without the one that did not.
  ///
  /// - Parameter predicate: Held as that of ``takeUntilBlock(_:)`` is.
  /// - Returns: The shortened signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-takeWhileBlock:` of `RACStream`.
  public func takeWhileBlock(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal {
    takeUntilBlock { !predicate($0) }.named("[\(name ?? "")] -takeWhileBlock:")
  }
}
