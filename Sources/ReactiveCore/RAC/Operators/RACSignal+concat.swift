extension RACSignal {
  /// Sends what this signal sends and, once it has completed, what another sends.
  ///
  /// ```
  ///  first ─(if it keeps its subscribers)─► node ─► subscriber ─► next, error, completed ─► P
  ///                                                               completed ─► second, serial
  ///  second ─(if it keeps its subscribers)─► node ─► P
  ///  serial ─► the disposable stored last
  /// ```
  ///
  /// P is the subscription's node, with which the second half is subscribed itself. An error of the
  /// first half is passed on; the second is not subscribed to then.
  ///
  /// P holds the serial disposable, so with a subject as either half the subscription is on the
  /// ring drawn at ``RACSubject``.
  ///
  /// A defect of 2.5 is kept: one serial disposable serves both halves. If the first half completes
  /// while it is being subscribed to, the second half's disposable is stored first and then
  /// overwritten, so the returned disposable can no longer dispose it. Delivery stops nevertheless,
  /// and a cold second half is cleaned up too, because P has listed its subscription; but a subject
  /// keeps the subscription, and what its blocks hold, until the subject goes or terminates.
  ///
  /// - Parameter signal: Held strongly by the returned signal for life, and by each subscription
  ///   until the first half has terminated.
  /// - Returns: The concatenated signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-concat:` of `RACSignal`.
  public func concat(_ signal: RACSignal) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let serial = RACSerialDisposable()
      let subscription = self.subscribeNext(
        { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: { serial.disposable = signal.subscribe(subscriber) })
      serial.disposable = subscription
      return serial
    }.named("[\(name ?? "")] -concat: \(signal.name ?? "")")
  }
}
