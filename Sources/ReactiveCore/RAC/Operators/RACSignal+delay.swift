extension RACSignal {
  /// Sends values and completion later; an error at once.
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► subscriber ─► next, completed ─► compound, P
  ///  the scheduler's queue ─(until its time)─► one block per event ─► the value, P
  ///  compound ─► a flag for every event so far, the source's subscription
  /// ```
  ///
  /// P is the subscription's node. The delay is that of the scheduler which is current when an event
  /// comes, or of a background scheduler of the subscription's own.
  ///
  /// Two things of 2.5 are kept. The compound **grows by one disposable with every event**, as none is
  /// taken out when the event has been sent: a subscription that lives long holds as many as there were
  /// events. And disposal only sets those flags: the queue keeps what it holds until its time, with P and
  /// the subscriber's blocks.
  ///
  /// - Parameter interval: How long from each event.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-delay:` of `RACSignal`.
  public func delay(_ interval: Duration) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      // Made ahead of time: events that find no current scheduler have to stay in order.
      let ownScheduler = RACScheduler.background(name: "delay")
      let schedule = { (block: @escaping () -> Void) in
        let scheduler = RACScheduler.current ?? ownScheduler
        compound.add(scheduler.afterDelay(interval, schedule: block))
      }
      compound.add(
        self.subscribeNext(
          { value in schedule { subscriber.sendNext(value) } },
          error: { subscriber.sendError($0) },
          completed: { schedule { subscriber.sendCompleted() } }))
      return compound
    }.named("[\(name ?? "")] -delay: \(interval)")
  }
}
