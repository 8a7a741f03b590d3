import Dispatch

/// Runs work one after the other on a dispatch queue of its own.
///
/// ```
/// dispatch queue ──strong──► a queued block ──strong──► this scheduler, the user's block, the flag
/// ```
///
/// Disposing work only sets its flag: the queue keeps the block until its turn.
///
/// Source: ReactiveCocoa 2.5, `RACQueueScheduler` and `RACTargetQueueScheduler`.
final class RACQueueScheduler: RACScheduler, @unchecked Sendable {
  private let queue: DispatchQueue

  /// Creates a scheduler with a serial queue.
  override init(name: String) {
    queue = DispatchQueue(label: name)
    super.init(name: name)
  }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    let disposable = RACDisposable()
    let work = UncheckedBlock { [self] in
      if !disposable.isDisposed { performAsCurrent(block) }
    }
    queue.async { work.block() }
    return disposable
  }
}

/// A block that is handed to another thread on the caller's responsibility.
struct UncheckedBlock: @unchecked Sendable {
  let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }
}
