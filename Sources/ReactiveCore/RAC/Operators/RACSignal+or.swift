extension RACSignal<[Bool]> {
  /// Says of each array whether any of its elements is true.
  ///
  /// - Returns: The signal of the answers; see ``bind(_:)`` for what a subscription holds.
  ///
  /// Source: ReactiveCocoa 2.5, `-or` of `RACSignal`.
  public func or() -> RACSignal<Bool> {
    map { $0.contains(true) }.named("[\(name ?? "")] -or")
  }
}
