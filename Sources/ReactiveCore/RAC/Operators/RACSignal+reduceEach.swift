extension RACSignal {
  /// Maps each pair to one value.
  ///
  /// - Parameter block: Given the elements of the pair. Held as that of ``map(_:)`` is.
  /// - Returns: The signal of the results.
  ///
  /// Source: ReactiveCocoa 2.5, `-reduceEach:` of `RACStream`.
  public func reduceEach<First, Second, Result>(
    _ block: @escaping (First, Second) -> Result
  ) -> RACSignal<Result> where Value == (First, Second) {
    map { block($0.0, $0.1) }.named("[\(name ?? "")] -reduceEach:")
  }

  /// Maps each triple to one value.
  ///
  /// - Parameter block: Given the elements of the triple. Held as that of ``map(_:)`` is.
  /// - Returns: The signal of the results.
  public func reduceEach<First, Second, Third, Result>(
    _ block: @escaping (First, Second, Third) -> Result
  ) -> RACSignal<Result> where Value == (First, Second, Third) {
    map { block($0.0, $0.1, $0.2) }.named("[\(name ?? "")] -reduceEach:")
  }
}
