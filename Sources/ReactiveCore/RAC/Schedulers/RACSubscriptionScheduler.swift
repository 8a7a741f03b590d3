/// Runs work at once where a current scheduler exists, else on a background scheduler.
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
}
