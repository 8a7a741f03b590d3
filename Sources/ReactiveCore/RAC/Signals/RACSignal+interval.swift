extension RACSignal<Duration> {
  /// Sends the time that has passed, again and again, and never ends.
  ///
  /// ```
  ///  subscription ─► the scheduler's repeating work ─► a block ─► P ─► subscription       a ring
  /// ```
  ///
  /// P is the subscription's node. So a subscription keeps itself and the subscriber's blocks, whether
  /// anybody holds the returned disposable or not, until it is disposed or what follows has had enough.
  /// On a ``RACTestScheduler`` the subscription moreover grows by one level with every value, see there.
  ///
  /// The original sends dates. In virtual time there are none, so the values count from the subscription.
  ///
  /// - Parameters:
  ///   - interval: How long from the subscription to the first value, and from each to the next.
  ///   - scheduler: Where that is measured; not the immediate one. Held strongly by the returned signal
  ///     for life.
  ///   - leeway: By how much the system may put a value off to save energy; virtual time is exact.
  /// - Returns: A cold signal.
  ///
  /// Source: ReactiveCocoa 2.5, `+interval:onScheduler:withLeeway:` of `RACSignal`.
  public static func interval(
    _ interval: Duration, onScheduler scheduler: RACScheduler, withLeeway leeway: Duration = .zero
  ) -> RACSignal {
    precondition(scheduler !== RACScheduler.immediate, "the immediate scheduler cannot repeat work")
    return createSignal { subscriber in
      var passed = Duration.zero
      return scheduler.afterDelay(interval, repeatingEvery: interval, withLeeway: leeway) {
        passed += interval
        subscriber.sendNext(passed)
      }
    }.named("+interval: \(interval) onScheduler: \(scheduler.name) withLeeway: \(leeway)")
  }
}
