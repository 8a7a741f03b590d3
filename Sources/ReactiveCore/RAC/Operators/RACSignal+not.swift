extension RACSignal<Bool> {
  /// Inverts each value.
  ///
  /// - Returns: The signal of the inverses; see ``bind(_:)`` for what a subscription holds.
  ///
  /// Source: ReactiveCocoa 2.5, `-not` of `RACSignal`.
  public func not() -> RACSignal {
    map { !$0 }.named("[\(name ?? "")] -not")
  }
}
