extension RACSignal<[Bool]> {
  /// Says of each array whether all of its elements are true.
  ///
  /// - Returns: The signal of the answers; see ``bind(_:)`` for what a subscription holds.
  ///
  /// Source: ReactiveCocoa 2.5, `-and` of `RACSignal`.
  public func and() -> RACSignal<Bool> {
    map { $0.allSatisfy { $0 } }.named("[\(name ?? "")] -and")
  }
}
