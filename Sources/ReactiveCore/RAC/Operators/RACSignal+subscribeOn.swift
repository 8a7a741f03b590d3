extension RACSignal {
  /// Subscribes on a scheduler.
  ///
  /// ```
  ///  the scheduler's queue ─(until its turn)─► a block ─► this signal, P, compound
  /// ```
  ///
  /// P is the subscription's node; this signal is subscribed with P itself. A subscription disposed
  /// before its turn is never made. P holds the compound, so with a subject as source the
  /// subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter scheduler: Held strongly by the returned signal for life.
  /// - Returns: A signal of the same events, whose side effects and events happen on the scheduler.
  ///
  /// Source: ReactiveCocoa 2.5, `-subscribeOn:` of `RACSignal`.
  public func subscribeOn(_ scheduler: RACScheduler) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      let scheduling = scheduler.schedule { compound.add(self.subscribe(subscriber)) }
      compound.add(scheduling)
      return compound
    }.named("[\(name ?? "")] -subscribeOn: \(scheduler.name)")
  }
}
