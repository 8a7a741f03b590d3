extension RACSignal {
  /// Delivers the events on the main thread: at once if they come from there and none waits, else later.
  ///
  /// ```
  ///  VirtualRunLoop.main ─► one queued block per event that has to wait ─► the event, P
  /// ```
  ///
  /// P is the subscription's node. The order of the events is kept. As with ``deliverOn(_:)`` no
  /// disposable is kept for what is queued: after disposal the loop still holds it until its turn.
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-deliverOnMainThread` of `RACSignal`.
  public func deliverOnMainThread() -> RACSignal {
    RACSignal.createSignal { subscriber in
      let queueLength = Counter()
      let perform = { (block: @escaping () -> Void) in
        if queueLength.increment() == 1, RACScheduler.isMainThread {
          block()
          queueLength.decrement()
        } else {
          VirtualRunLoop.main.perform {
            block()
            queueLength.decrement()
          }
        }
      }
      return self.subscribeNext(
        { value in perform { subscriber.sendNext(value) } },
        error: { error in perform { subscriber.sendError(error) } },
        completed: { perform { subscriber.sendCompleted() } })
    }.named("[\(name ?? "")] -deliverOnMainThread")
  }
}

extension RACScheduler {
  /// Whether the caller may count as the main thread, or runs work of its scheduler.
  fileprivate static var isMainThread: Bool {
    VirtualThread.isMain || current === mainThread
  }
}
