extension RACSignal {
  /// Collects all values and sends them together when this signal completes.
  ///
  /// Each subscription holds every value strongly until then; it is an aggregation, see
  /// ``aggregateWithStart(_:reduce:)``.
  ///
  /// - Returns: A signal of one array. An error is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-collect` of `RACSignal`.
  public func collect() -> RACSignal<[Value]> {
    aggregateWithStartFactory {
      [Value]()
    } reduce: {
      $0 + [$1]
    }
    .named("[\(name ?? "")] -collect")
  }
}
