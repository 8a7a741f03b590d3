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

  /// Combines each value and its index with the result so far and sends every result.
  ///
  /// - Parameters:
  ///   - start: The result before the first value; not sent. Held strongly by the returned signal
  ///     for life.
  ///   - reduce: Makes the next result; told the number of the value, from 0. Held as that of
  ///     ``scanWithStart(_:reduce:)`` is.
  /// - Returns: The signal of the results.
  ///
  /// Source: ReactiveCocoa 2.5, `-scanWithStart:reduceWithIndex:` of `RACStream`.
  public func scanWithStart<Result>(
    _ start: Result,
    reduceWithIndex reduce: @escaping (_ running: Result, _ next: Value, _ index: Int) -> Result
  ) -> RACSignal<Result> {
    bind {
      var running = start
      var index = 0
      return { value, _ in
        running = reduce(running, value, index)
        index += 1
        return .return(running)
      }
    }.named("[\(name ?? "")] -scanWithStart: \(start) reduceWithIndex:")
  }
}
