extension RACSignal {
  /// Sends the latest values of this signal and of another whenever either changes.
  ///
  /// ```
  ///  a signal ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► latest, sendNext
  ///  sendNext ─► latest of both sides, the result's subscriber
  ///  latest   ─► a side's latest value
  /// ```
  ///
  /// Neither subscription holds a signal. With a subject on either side they are on the ring drawn
  /// at ``RACSubject``, which holds the result's subscriber until an end or disposal comes.
  ///
  /// Nothing is sent before both have sent a value. The first error is passed on. A signal that is
  /// on both sides is subscribed to twice.
  ///
  /// - Parameter signal: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: The signal of pairs; it completes when both have completed. Each subscription holds
  ///   the latest value of either side strongly until both of its subscribers have dropped their
  ///   blocks.
  ///
  /// Source: ReactiveCocoa 2.5, `-combineLatestWith:` of `RACSignal`.
  public func combineLatestWith<Other>(_ signal: RACSignal<Other>) -> RACSignal<(Value, Other)> {
    combineLatestWith(signal) { ($0, $1) }
      .named("[\(name ?? "")] -combineLatestWith: \(signal.name ?? "")")
  }

  /// Sends what a block packs the latest values of both signals into.
  func combineLatestWith<Other, Pair>(
    _ signal: RACSignal<Other>,
    pack: @escaping (Value, Other) -> Pair
  ) -> RACSignal<Pair> {
    RACSignal<Pair>.createSignal { subscriber in
      let disposable = RACCompoundDisposable()
      let lock = RecursiveLock()
      var ownLatest: Value?
      var ownCompleted = false
      var otherLatest: Other?
      var otherCompleted = false

      let sendNext = {
        guard let ownLatest, let otherLatest else { return }
        subscriber.sendNext(pack(ownLatest, otherLatest))
      }

      let ownSubscription = self.subscribeNext(
        { value in
          lock.withLock {
            ownLatest = value
            sendNext()
          }
        },
        error: { subscriber.sendError($0) },
        completed: {
          lock.withLock {
            ownCompleted = true
            if otherCompleted { subscriber.sendCompleted() }
          }
        })
      disposable.add(ownSubscription)

      let otherSubscription = signal.subscribeNext(
        { value in
          lock.withLock {
            otherLatest = value
            sendNext()
          }
        },
        error: { subscriber.sendError($0) },
        completed: {
          lock.withLock {
            otherCompleted = true
            if ownCompleted { subscriber.sendCompleted() }
          }
        })
      disposable.add(otherSubscription)

      return disposable
    }
  }
}
