/// Runs work at once, on the calling thread; it does not become the current scheduler.
///
/// Source: ReactiveCocoa 2.5, `RACImmediateScheduler`.
final class RACImmediateScheduler: RACScheduler, @unchecked Sendable {
  init() { super.init(name: "immediate") }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    block()
    return nil
  }
}
