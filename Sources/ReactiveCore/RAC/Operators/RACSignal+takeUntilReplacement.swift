extension RACSignal {
  /// Passes events on until another signal sends anything, and goes on with that one.
  ///
  /// ```
  ///  replacement ─(if it keeps its subscribers)─► node ─► subscriber ─► all events ─► serial, P
  ///  source      ─(if it keeps its subscribers)─► node ─► the subscriber of a concat ─► P
  ///  serial ─► the source's subscription
  /// ```
  ///
  /// P is the subscription's node. Neither subscription holds a signal. The replacement is subscribed to
  /// first; if it sends at once, this signal is not subscribed to at all. An error of this signal is
  /// passed on, its completion is not: it is concatenated with a signal that never ends.
  ///
  /// That second half stores its subscriber nowhere. So if this signal completes, and the replacement
  /// does not keep the subscription, that ends without an event; and with a subject on either side it is
  /// on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter replacement: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: The signal of both.
  ///
  /// Source: ReactiveCocoa 2.5, `-takeUntilReplacement:` of `RACSignal`.
  public func takeUntilReplacement(_ replacement: RACSignal) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let serial = RACSerialDisposable()
      let replacementSubscription = replacement.subscribeNext(
        {
          serial.dispose()
          subscriber.sendNext($0)
        },
        error: {
          serial.dispose()
          subscriber.sendError($0)
        },
        completed: {
          serial.dispose()
          subscriber.sendCompleted()
        })
      if !serial.isDisposed {
        serial.disposable = self.concat(.never()).subscribe(subscriber)
      }
      return RACDisposable {
        serial.dispose()
        replacementSubscription?.dispose()
      }
    }.named("[\(name ?? "")] -takeUntilReplacement: \(replacement.name ?? "")")
  }
}
