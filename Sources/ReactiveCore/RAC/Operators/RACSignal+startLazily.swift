extension RACSignal {
  /// Runs a block with the first subscriber and sends its events to that one and all later ones.
  ///
  /// ```
  ///  the returned signal ─► block ─► connection ─► the work's signal, a replay subject
  ///  replay subject ─► every value, every subscriber
  /// ```
  ///
  /// Subscriptions of the returned signal have nothing to dispose: neither disposing them nor dropping
  /// them ends the work, or takes a subscriber out of the replay subject.
  ///
  /// - Parameters:
  ///   - scheduler: Where the block runs. Held strongly by the returned signal for life.
  ///   - block: Given the subscriber to send to. Held strongly by the returned signal for life.
  /// - Returns: A signal that replays everything.
  ///
  /// Source: ReactiveCocoa 2.5, `+startLazilyWithScheduler:block:` of `RACSignal`.
  public static func startLazily(
    _ scheduler: RACScheduler,
    _ block: @escaping (_ subscriber: any RACSubscriberProtocol<Value>) -> Void
  ) -> RACSignal {
    let connection = createSignal { subscriber in
      block(subscriber)
      return nil
    }.subscribeOn(scheduler).multicast(RACReplaySubject())
    return createSignal { subscriber in
      connection.signal.subscribe(subscriber)
      connection.connect()
      return nil
    }.named("+startLazilyWithScheduler: \(scheduler.name) block:")
  }
}
