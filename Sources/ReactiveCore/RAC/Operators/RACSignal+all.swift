extension RACSignal {
  /// Sends whether all values pass a test, then completes.
  ///
  /// The answer comes with the first value that does not pass, or at the end: no after an error. It
  /// holds what ``any(_:)`` holds.
  ///
  /// - Parameter predicate: Held strongly by the returned signal for life, and by each subscription.
  /// - Returns: A signal of one value.
  ///
  /// Source: ReactiveCocoa 2.5, `-all:` of `RACSignal`.
  public func all(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal<Bool> {
    materialize().bind {
      { event, stop in
        switch event {
        case .next(let value) where predicate(value): return .empty()
        case .completed:
          stop = true
          return .return(true)
        case .next, .error:
          stop = true
          return .return(false)
        }
      }
    }.named("[\(name ?? "")] -all:")
  }
}
