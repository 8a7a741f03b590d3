extension RACSignal {
  /// Runs a block at completion before passing it on.
  ///
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter block: Held strongly by the returned signal for life, and by each subscription
  ///   until its subscriber to this signal drops its blocks: at termination, or when the producer
  ///   lets go of it.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-doCompleted:` of `RACSignal`.
  public func doCompleted(_ block: @escaping () -> Void) -> RACSignal {
    RACSignal.createSignal { subscriber in
      self.subscribeNext(
        { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: {
          block()
          subscriber.sendCompleted()
        })
    }.named("[\(name ?? "")] -doCompleted:")
  }
}
