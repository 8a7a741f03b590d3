extension RACSignal {
  /// Passes events on until another signal sends a value or completes, then completes.
  ///
  /// ```
  ///  trigger ─(if it keeps its subscribers)─► node ─► subscriber ─► next, completed ─► fire
  ///  fire ─► compound, P
  ///  source  ─(if it keeps its subscribers)─► node ─► subscriber ─► next, error ─► P
  ///                                                                 completed ─► compound, P
  ///  compound ─► the trigger's subscription, then the source's
  /// ```
  ///
  /// The trigger therefore keeps P and what its subscriber holds, but neither signal. P holds the
  /// compound: with a subject on either side that is the ring drawn at ``RACSubject``. The trigger
  /// is subscribed to first; if it fires at once the source is not subscribed to at all. Its error
  /// is ignored.
  ///
  /// When the trigger fires or the source completes, everything is disposed before completion is
  /// sent. An error of the source is only passed on: the trigger's subscription ends through the
  /// subscriber.
  ///
  /// - Parameter trigger: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: The shortened signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-takeUntil:` of `RACSignal`.
  public func takeUntil<Trigger>(_ trigger: RACSignal<Trigger>) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      let fire = {
        compound.dispose()
        subscriber.sendCompleted()
      }
      compound.add(trigger.subscribeNext({ _ in fire() }, completed: { fire() }))
      if compound.isDisposed { return compound }

      let subscription = self.subscribeNext(
        { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: {
          compound.dispose()
          subscriber.sendCompleted()
        })
      compound.add(subscription)
      return compound
    }.named("[\(name ?? "")] -takeUntil: \(trigger.name ?? "")")
  }
}
