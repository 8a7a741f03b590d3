extension RACSignal {
  /// Runs a block now, once, and sends its events to every subscriber.
  ///
  /// It is ``startLazily(_:_:)`` with a first subscriber that nobody sees: a subject that is connected to
  /// it and held by the work alone.
  ///
  /// - Parameters:
  ///   - scheduler: Where the block runs. Held strongly by the returned signal for life.
  ///   - block: Given the subscriber to send to. Held strongly by the returned signal for life.
  /// - Returns: A signal that replays everything.
  ///
  /// Source: ReactiveCocoa 2.5, `+startEagerlyWithScheduler:block:` of `RACSignal`.
  public static func startEagerly(
    _ scheduler: RACScheduler,
    _ block: @escaping (_ subscriber: any RACSubscriberProtocol<Value>) -> Void
  ) -> RACSignal {
    let signal = startLazily(scheduler, block)
    signal.publish().connect()
    return signal.named("+startEagerlyWithScheduler: \(scheduler.name) block:")
  }
}
