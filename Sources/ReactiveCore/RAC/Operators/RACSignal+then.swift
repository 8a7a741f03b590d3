extension RACSignal {
  /// Waits for completion, then goes on with another signal.
  ///
  /// The values are dropped by a bind, which holds this signal, and the rest is a ``concat(_:)``: with a
  /// subject as source both rings are there until it ends or the subscription is disposed.
  ///
  /// - Parameter block: Makes the signal to go on with, for each subscription; not called after an
  ///   error, which is passed on. Held strongly by the returned signal for life, and by each
  ///   subscription until this signal has terminated.
  /// - Returns: A signal of the other's values.
  ///
  /// Source: ReactiveCocoa 2.5, `-then:` of `RACSignal`.
  public func then<Result>(_ block: @escaping () -> RACSignal<Result>) -> RACSignal<Result> {
    flattenMap { _ in RACSignal<Result>.empty() }.concat(.defer(block))
      .named("[\(name ?? "")] -then:")
  }
}
