extension RACSignal {
  /// Sends the events as values, the terminal one too, then completes.
  ///
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Returns: A signal that does not fail.
  ///
  /// Source: ReactiveCocoa 2.5, `-materialize` of `RACSignal`.
  public func materialize() -> RACSignal<RACEvent<Value>> {
    RACSignal<RACEvent<Value>>.createSignal { subscriber in
      self.subscribeNext(
        { subscriber.sendNext(.next($0)) },
        error: {
          subscriber.sendNext(.error($0))
          subscriber.sendCompleted()
        },
        completed: {
          subscriber.sendNext(.completed)
          subscriber.sendCompleted()
        })
    }.named("[\(name ?? "")] -materialize")
  }
}
