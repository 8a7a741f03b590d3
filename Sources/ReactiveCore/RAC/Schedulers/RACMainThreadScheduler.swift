/// Runs work on the main virtual run loop, always later, even when called from there.
///
/// ```
/// VirtualRunLoop.main ──strong──► a queued block ──strong──► this scheduler, the user's block, the flag
/// repeating: the returned disposable ──strong──► a timer ──strong──► the user's block
/// ```
///
/// Delays are virtual: they end when the loop is told that time passes.
///
/// Source: ReactiveCocoa 2.5, the scheduler of the main thread.
final class RACMainThreadScheduler: RACScheduler, @unchecked Sendable {
  init() { super.init(name: "main thread") }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    afterDelay(.zero, schedule: block)
  }

  override func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    let disposable = RACDisposable()
    VirtualRunLoop.main.perform(after: delay) { [self] in
      if !disposable.isDisposed { performAsCurrent(block) }
    }
    return disposable
  }

  /// Runs the block from a timer, which does not make this the current scheduler.
  override func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    precondition(interval > .zero, "work cannot be repeated every \(interval)")
    let timer = QueueTimer(interval: interval, block: block)
    timer.fireLater(after: delay)
    return RACDisposable { timer.cancel() }
  }
}

/// What a dispatch timer on the main queue is to the original: gone when nobody holds it.
private final class QueueTimer: @unchecked Sendable {
  private let interval: Duration
  private let lock = RecursiveLock()
  private var block: (() -> Void)?

  init(interval: Duration, block: @escaping () -> Void) {
    self.interval = interval
    self.block = block
  }

  func fireLater(after delay: Duration) {
    VirtualRunLoop.main.perform(after: delay) { [weak self] in self?.fire() }
  }

  private func fire() {
    guard let block = lock.withLock({ block }) else { return }
    fireLater(after: interval)
    block()
  }

  func cancel() {
    let released = lock.withLock { block.take() }
    withExtendedLifetime(released) {}
  }
}
