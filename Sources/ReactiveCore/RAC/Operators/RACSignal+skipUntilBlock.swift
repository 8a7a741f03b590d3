extension RACSignal {
  /// Leaves values out until one of them passes a test, and passes that one and all after it on.
  ///
  /// - Parameter predicate: Not asked again once it has said yes. Held strongly by the returned signal
  ///   for life, and by each subscription; see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The signal without its beginning.
  ///
  /// Source: ReactiveCocoa 2.5, `-skipUntilBlock:` of `RACStream`.
  public func skipUntilBlock(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal {
    bind {
      var isSkipping = true
      return { value, _ in
        if isSkipping { isSkipping = !predicate(value) }
        return isSkipping ? .empty() : .return(value)
      }
    }.named("[\(name ?? "")] -skipUntilBlock:")
  }
}
