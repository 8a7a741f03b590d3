/// Runs work at once, on the calling thread; it does not become the current scheduler.
///
/// Nothing it runs can be stopped, so it returns no disposables.
///
/// Source: ReactiveCocoa 2.5, `RACImmediateScheduler`.
final class RACImmediateScheduler: RACScheduler, @unchecked Sendable {
  init() { super.init(name: "immediate") }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    block()
    return nil
  }

  /// Puts the calling thread to sleep, for real, and then runs the block.
  override func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    if delay > .zero { Platform.sleep(for: delay) }
    block()
    return nil
  }

  /// Traps: the caller would never get the thread back.
  override func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    preconditionFailure("the immediate scheduler cannot repeat work")
  }

  override func scheduleRecursiveBlock(
    _ block: @escaping (_ reschedule: @escaping () -> Void) -> Void
  ) -> RACDisposable? {
    runRecursiveBlock(block)
    return nil
  }
}
