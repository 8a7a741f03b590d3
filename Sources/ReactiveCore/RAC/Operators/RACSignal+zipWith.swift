extension RACSignal {
  /// Pairs the first value of this signal with the first of another, the second with the second, and so on.
  ///
  /// ```
  ///  a signal ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► values of both sides
  ///                                                    next, completed ─► the result's subscriber
  ///  values of a side ─► each value that still waits for its partner
  /// ```
  ///
  /// Neither subscription holds a signal. A value waits until the other side has sent as many: if one
  /// side is faster, what waits grows **without a bound**, as in the original. With a subject on either
  /// side the subscriptions are on the ring drawn at ``RACSubject``.
  ///
  /// The first error is passed on, and what waits is dropped.
  ///
  /// - Parameter signal: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: The signal of pairs. It completes as soon as no further pair is possible: when a side
  ///   has completed and none of its values waits.
  ///
  /// Source: ReactiveCocoa 2.5, `-zipWith:` of `RACSignal`.
  public func zipWith<Other>(_ signal: RACSignal<Other>) -> RACSignal<(Value, Other)> {
    zipWith(signal) { ($0, $1) }.named("[\(name ?? "")] -zipWith: \(signal.name ?? "")")
  }

  /// Sends what a block packs the pairs into.
  func zipWith<Other, Pair>(
    _ signal: RACSignal<Other>, pack: @escaping (Value, Other) -> Pair
  ) -> RACSignal<Pair> {
    RACSignal<Pair>.createSignal { subscriber in
      let lock = RecursiveLock()
      var ownValues = Queue<Value>()
      var ownCompleted = false
      var otherValues = Queue<Other>()
      var otherCompleted = false

      let sendCompletedIfNecessary = {
        if (ownCompleted && ownValues.isEmpty) || (otherCompleted && otherValues.isEmpty) {
          subscriber.sendCompleted()
        }
      }
      let sendNext = {
        guard !ownValues.isEmpty, !otherValues.isEmpty,
          let own = ownValues.popFirst(), let other = otherValues.popFirst()
        else { return }
        subscriber.sendNext(pack(own, other))
        sendCompletedIfNecessary()
      }

      let ownSubscription = self.subscribeNext(
        { value in
          lock.withLock {
            ownValues.append(value)
            sendNext()
          }
        },
        error: { subscriber.sendError($0) },
        completed: {
          lock.withLock {
            ownCompleted = true
            sendCompletedIfNecessary()
          }
        })
      let otherSubscription = signal.subscribeNext(
        { value in
          lock.withLock {
            otherValues.append(value)
            sendNext()
          }
        },
        error: { subscriber.sendError($0) },
        completed: {
          lock.withLock {
            otherCompleted = true
            sendCompletedIfNecessary()
          }
        })

      return RACDisposable {
        ownSubscription?.dispose()
        otherSubscription?.dispose()
      }
    }
  }
}
