extension RACSignal {
  /// Passes on the first values and completes.
  ///
  /// With the last of them the source is disposed, then completion is sent. A value sent from
  /// inside its delivery is ignored. Taking none gives the empty signal, which never subscribes to
  /// the source.
  ///
  /// - Parameter count: How many values to pass on; a negative number traps. Each subscription
  ///   counts for itself. See ``bind(_:)`` for what a subscription holds.
  /// - Returns: The shortened signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-take:` of `RACStream`.
  public func take(_ count: Int) -> RACSignal {
    precondition(count >= 0, "a signal cannot be cut to \(count) values")
    if count == 0 { return .empty() }
    return bind {
      var taken = 0
      return { value, stop in
        guard taken < count else { return nil }
        taken += 1
        stop = taken == count
        return .return(value)
      }
    }.named("[\(name ?? "")] -take: \(count)")
  }
}
