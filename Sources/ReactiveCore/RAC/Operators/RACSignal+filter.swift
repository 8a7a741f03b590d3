extension RACSignal {
  /// Passes on only the values that satisfy a predicate.
  ///
  /// Each value is mapped to a signal that returns it, or to the empty one.
  ///
  /// - Parameter predicate: Held strongly by the returned signal for life, and by each
  ///   subscription; see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The signal of the remaining values.
  ///
  /// Source: ReactiveCocoa 2.5, `-filter:` of `RACStream`.
  public func filter(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal {
    flattenMap { value in predicate(value) ? .return(value) : .empty() }
      .named("[\(name ?? "")] -filter:")
  }
}
