extension RACSignal {
  /// Combines each value with the one before it.
  ///
  /// It is a scan whose results are mapped, so a subscription holds what one of two binds holds, and
  /// the last value.
  ///
  /// - Parameters:
  ///   - start: Stands before the first value. Held strongly by the returned signal for life.
  ///   - reduce: Given the value before and the value. Held strongly by the returned signal for life,
  ///     and by each subscription.
  /// - Returns: The signal of the results.
  ///
  /// Source: ReactiveCocoa 2.5, `-combinePreviousWithStart:reduce:` of `RACStream`.
  public func combinePreviousWithStart<Result>(
    _ start: Value, reduce: @escaping (_ previous: Value, _ current: Value) -> Result
  ) -> RACSignal<Result> {
    scanWithStart((value: start, result: Result?.none)) { previous, current in
      (current, reduce(previous.value, current))
    }.flattenMap { $0.result.map { .return($0) } }
      .named("[\(name ?? "")] -combinePreviousWithStart: \(start) reduce:")
  }
}
