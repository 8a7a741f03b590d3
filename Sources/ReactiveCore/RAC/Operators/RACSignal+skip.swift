extension RACSignal {
  /// Leaves out the first values.
  ///
  /// - Parameter count: How many values to leave out; a negative number traps. Each subscription
  ///   counts for itself. See ``bind(_:)`` for what a subscription holds.
  /// - Returns: The signal of the values after those.
  ///
  /// Source: ReactiveCocoa 2.5, `-skip:` of `RACStream`.
  public func skip(_ count: Int) -> RACSignal {
    precondition(count >= 0, "a signal cannot be relieved of \(count) values")
    return bind {
      var skipped = 0
      return { value, _ in
        guard skipped < count else { return .return(value) }
        skipped += 1
        return .empty()
      }
    }.named("[\(name ?? "")] -skip: \(count)")
  }
}
