/// Runs work on the main virtual run loop, always later, even when called from there.
///
/// ```
/// VirtualRunLoop.main ──strong──► a queued block ──strong──► this scheduler, the user's block, the flag
/// ```
///
/// Source: ReactiveCocoa 2.5, the scheduler of the main thread.
final class RACMainThreadScheduler: RACScheduler, @unchecked Sendable {
  init() { super.init(name: "main thread") }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    let disposable = RACDisposable()
    VirtualRunLoop.main.perform { [self] in
      if !disposable.isDisposed { performAsCurrent(block) }
    }
    return disposable
  }
}
