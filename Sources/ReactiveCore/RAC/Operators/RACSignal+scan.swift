extension RACSignal {
  /// Combines each value with the result so far and sends every result.
  ///
  /// - Parameters:
  ///   - start: The result before the first value; not sent. Held strongly by the returned signal
  ///     for life.
  ///   - reduce: Makes the next result. Held strongly by the returned signal for life, and by each
  ///     subscription together with that subscription's latest result; see ``bind(_:)`` for what
  ///     else a subscription holds.
  /// - Returns: The signal of the results.
  ///
  /// Source: ReactiveCocoa 2.5, `-scanWithStart:reduce:` of `RACStream`.
  public func scanWithStart<Result>(
    _ start: Result,
    reduce: @escaping (_ running: Result, _ next: Value) -> Result
  ) -> RACSignal<Result> {
    bind {
      var running = start
      return { value, _ in
        running = reduce(running, value)
        return .return(running)
      }
    }.named("[\(name ?? "")] -scanWithStart: \(start) reduce:")
  }
}
