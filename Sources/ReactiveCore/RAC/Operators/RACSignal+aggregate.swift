extension RACSignal {
  /// Combines all values into one result and sends it when this signal completes.
  ///
  /// It is the last value of a scan that starts with the start. A subscription holds what one of
  /// ``scanWithStart(_:reduce:)`` holds, and is on its ring with a subject as source. As the scan is cold,
  /// the defect of ``startWith(_:)`` does not show: disposal reaches it.
  ///
  /// - Parameters:
  ///   - start: The result of no values. Held strongly by the returned signal for life.
  ///   - reduce: Makes the next result. Held strongly by the returned signal for life, and by each
  ///     subscription.
  /// - Returns: A signal of one value. An error is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-aggregateWithStart:reduce:` of `RACSignal`.
  public func aggregateWithStart<Result>(
    _ start: Result, reduce: @escaping (_ running: Result, _ next: Value) -> Result
  ) -> RACSignal<Result> {
    scanWithStart(start, reduce: reduce).startWith(start).takeLast(1)
      .named("[\(name ?? "")] -aggregateWithStart: \(start) reduce:")
  }

  /// Combines all values with a start that is made for each subscription.
  ///
  /// - Parameters:
  ///   - startFactory: Makes the result of no values. Held strongly by the returned signal for life.
  ///   - reduce: Makes the next result; held as by the other form.
  /// - Returns: A signal of one value. An error is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-aggregateWithStartFactory:reduce:` of `RACSignal`.
  public func aggregateWithStartFactory<Result>(
    _ startFactory: @escaping () -> Result,
    reduce: @escaping (_ running: Result, _ next: Value) -> Result
  ) -> RACSignal<Result> {
    RACSignal<Result>.defer { self.aggregateWithStart(startFactory(), reduce: reduce) }
      .named("[\(name ?? "")] -aggregateWithStartFactory:reduce:")
  }
}
