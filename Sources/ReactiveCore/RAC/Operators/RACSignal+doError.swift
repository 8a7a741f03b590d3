extension RACSignal {
  /// Runs a block with an error before passing it on.
  ///
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter block: Held strongly by the returned signal for life, and by each subscription
  ///   until its subscriber to this signal drops its blocks: at termination, or when the producer
  ///   lets go of it.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-doError:` of `RACSignal`.
  public func doError(_ block: @escaping (_ error: (any Error)?) -> Void) -> RACSignal {
    RACSignal.createSignal { subscriber in
      self.subscribeNext(
        { subscriber.sendNext($0) },
        error: { error in
          block(error)
          subscriber.sendError(error)
        },
        completed: { subscriber.sendCompleted() })
    }.named("[\(name ?? "")] -doError:")
  }
}
