/// Runs work at once where a current scheduler exists, else on a background scheduler.
///
/// ```
/// RACSubscriptionScheduler ──strong──► backgroundScheduler
/// ```
///
/// Every subscription to a cold signal goes through it, so that a `didSubscribe` block can rely on
/// ``RACScheduler/current``.
///
/// Source: ReactiveCocoa 2.5, `RACSubscriptionScheduler`.
final class RACSubscriptionScheduler: RACScheduler, @unchecked Sendable {
  private let backgroundScheduler = RACScheduler.background()

  init() {
    super.init(name: "subscription")
  }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    guard RACScheduler.current != nil else { return backgroundScheduler.schedule(block) }
    block()
    return nil
  }

  override func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    (RACScheduler.current ?? backgroundScheduler).afterDelay(delay, schedule: block)
  }

  override func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    (RACScheduler.current ?? backgroundScheduler).afterDelay(
      delay, repeatingEvery: interval, withLeeway: leeway, schedule: block)
  }

  override func scheduleRecursiveBlock(
    _ block: @escaping (_ reschedule: @escaping () -> Void) -> Void
  ) -> RACDisposable? {
    guard RACScheduler.current != nil else {
      return backgroundScheduler.scheduleRecursiveBlock(block)
    }
    runRecursiveBlock(block)
    return nil
  }
}
