extension RACSignal {
  /// Runs a block before each subscription.
  ///
  /// - Parameter block: Held strongly by the returned signal for life, as this signal is; a
  ///   subscription holds neither, see ``defer(_:)``.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-initially:` of `RACSignal`.
  public func initially(_ block: @escaping () -> Void) -> RACSignal {
    RACSignal.defer {
      block()
      return self
    }.named("[\(name ?? "")] -initially:")
  }
}
