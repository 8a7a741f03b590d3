extension RACSignal {
  /// Replaces each value by a constant.
  ///
  /// - Parameter object: Sent for every value. Held strongly by the returned signal for life, and by
  ///   each subscription; see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The signal of the constants.
  ///
  /// Source: ReactiveCocoa 2.5, `-mapReplace:` of `RACStream`.
  public func mapReplace<Result>(_ object: Result) -> RACSignal<Result> {
    map { _ in object }.named("[\(name ?? "")] -mapReplace: \(object)")
  }
}
