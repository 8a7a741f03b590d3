extension RACSignal {
  /// Sends the latest value whenever another signal sends one.
  ///
  /// ```
  ///  source  ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► latest value
  ///                                                   error, completed ─► sampler's serial, P
  ///  sampler ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► latest value, P
  ///                                                   error, completed ─► the source's subscription, P
  /// ```
  ///
  /// P is the subscription's node. Nothing is sent before there is a value; a value is sent again if
  /// there is no newer one. The latest value is held strongly as long as either subscriber has its
  /// blocks. With a subject on either side the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter sampler: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: A signal of some of the values. The end of either signal is its end; the other
  ///   subscription is disposed before that is sent.
  ///
  /// Source: ReactiveCocoa 2.5, `-sample:` of `RACSignal`.
  public func sample<Sampler>(_ sampler: RACSignal<Sampler>) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let lock = RecursiveLock()
      var latest: Value?
      let samplerSubscription = RACSerialDisposable()

      let subscription = self.subscribeNext(
        { value in lock.withLock { latest = value } },
        error: {
          samplerSubscription.dispose()
          subscriber.sendError($0)
        },
        completed: {
          samplerSubscription.dispose()
          subscriber.sendCompleted()
        })

      samplerSubscription.disposable = sampler.subscribeNext(
        { _ in if let value = lock.withLock({ latest }) { subscriber.sendNext(value) } },
        error: {
          subscription?.dispose()
          subscriber.sendError($0)
        },
        completed: {
          subscription?.dispose()
          subscriber.sendCompleted()
        })

      return RACDisposable {
        samplerSubscription.dispose()
        subscription?.dispose()
      }
    }.named("[\(name ?? "")] -sample: \(sampler.name ?? "")")
  }
}
