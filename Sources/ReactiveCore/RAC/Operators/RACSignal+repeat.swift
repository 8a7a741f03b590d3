extension RACSignal {
  /// Subscribes again whenever this signal has completed.
  ///
  /// A subscription's blocks hold this signal, as they have to subscribe to it again: with a subject as
  /// source that is a ring, until an error or disposal comes.
  ///
  /// - Returns: A signal that does not complete. An error is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-repeat` of `RACSignal`.
  public func `repeat`() -> RACSignal {
    RACSignal.createSignal { subscriber in
      self.subscribeForever(
        { subscriber.sendNext($0) },
        error: { error, all in
          all.dispose()
          subscriber.sendError(error)
        },
        completed: { _ in })
    }.named("[\(name ?? "")] -repeat")
  }
}
