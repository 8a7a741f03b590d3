extension RACSignal {
  /// Fails if the end has not come after a while.
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► subscriber ─► error, completed ─► compound, P
  ///  the scheduler's queue ─(until its time)─► a block ─► compound, P
  ///  compound ─► the flag of that block, then the source's subscription
  /// ```
  ///
  /// P is the subscription's node. Disposal sets a flag: the queue keeps the block until its time, with P
  /// and the subscriber's blocks. With a subject as source the subscription is on the ring drawn at
  /// ``RACSubject``.
  ///
  /// When the time is up, and when the source ends, everything is disposed before that is passed on.
  ///
  /// - Parameters:
  ///   - interval: How long from the subscription.
  ///   - scheduler: Where that is measured; not the immediate one. Held strongly by the returned signal
  ///     for life.
  /// - Returns: A signal of the same events, unless it fails with ``RACSignalError/timedOut``.
  ///
  /// Source: ReactiveCocoa 2.5, `-timeout:onScheduler:` of `RACSignal`.
  public func timeout(_ interval: Duration, onScheduler scheduler: RACScheduler) -> RACSignal {
    precondition(
      scheduler !== RACScheduler.immediate, "on the immediate scheduler time is up at once")
    return RACSignal.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      compound.add(
        scheduler.afterDelay(interval) {
          compound.dispose()
          subscriber.sendError(RACSignalError.timedOut)
        })
      compound.add(
        self.subscribeNext(
          { subscriber.sendNext($0) },
          error: {
            compound.dispose()
            subscriber.sendError($0)
          },
          completed: {
            compound.dispose()
            subscriber.sendCompleted()
          }))
      return compound
    }.named("[\(name ?? "")] -timeout: \(interval) onScheduler: \(scheduler.name)")
  }
}
