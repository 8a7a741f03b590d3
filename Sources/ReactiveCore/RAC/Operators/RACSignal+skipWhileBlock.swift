extension RACSignal {
  /// Leaves values out as long as they pass a test, and passes all others on.
  ///
  /// - Parameter predicate: Not asked again once it has said no. Held as that of
  ///   ``skipUntilBlock(_:)`` is.
  /// - Returns: The signal without its beginning.
  ///
  /// Source: ReactiveCocoa 2.5, `-skipWhileBlock:` of `RACStream`.
  public func skipWhileBlock(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal {
    skipUntilBlock { !predicate($0) }.named("[\(name ?? "")] -skipWhileBlock:")
  }
}
