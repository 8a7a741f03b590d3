extension RACSignal {
  /// Delivers the events on a scheduler.
  ///
  /// ```
  ///  the scheduler's queue ─► one block per event ─► the event, P
  /// ```
  ///
  /// P is the subscription's node. No disposable is kept for what is queued: after disposal the
  /// queue still holds P and the events until their turn, when P drops them.
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter scheduler: Held strongly by the returned signal for life, and by each subscription
  ///   until its subscriber to this signal drops its blocks.
  /// - Returns: A signal of the same events. This signal's own work stays where it was.
  ///
  /// Source: ReactiveCocoa 2.5, `-deliverOn:` of `RACSignal`.
  public func deliverOn(_ scheduler: RACScheduler) -> RACSignal {
    RACSignal.createSignal { subscriber in
      self.subscribeNext(
        { value in scheduler.schedule { subscriber.sendNext(value) } },
        error: { error in scheduler.schedule { subscriber.sendError(error) } },
        completed: { scheduler.schedule { subscriber.sendCompleted() } })
    }.named("[\(name ?? "")] -deliverOn: \(scheduler.name)")
  }
}
