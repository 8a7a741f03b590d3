extension RACSignal {
  /// Runs a block with each value before passing it on.
  ///
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter block: Held strongly by the returned signal for life, and by each subscription
  ///   until its subscriber to this signal drops its blocks: at termination, or when the producer
  ///   lets go of it.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-doNext:` of `RACSignal`.
  public func doNext(_ block: @escaping (_ value: Value) -> Void) -> RACSignal {
    RACSignal.createSignal { subscriber in
      self.subscribeNext(
        { value in
          block(value)
          subscriber.sendNext(value)
        },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
    }.named("[\(name ?? "")] -doNext:")
  }
}
