import Dispatch

/// Runs work one after the other on a dispatch queue of its own.
///
/// ```
/// dispatch queue ──strong──► a queued block ──strong──► this scheduler, the user's block, the flag
/// repeating: the returned disposable ──strong──► a dispatch timer ──strong──► the user's block
/// ```
///
/// Disposing work only sets its flag: the queue keeps the block until its turn, delayed or not. Disposing
/// repeating work cancels its timer.
///
/// Source: ReactiveCocoa 2.5, `RACQueueScheduler` and `RACTargetQueueScheduler`.
final class RACQueueScheduler: RACScheduler, @unchecked Sendable {
  private let queue: DispatchQueue

  /// Creates a scheduler with a serial queue that gets its threads from a shared one.
  init(priority: RACSchedulerPriority, name: String) {
    queue = DispatchQueue(label: name, target: .global(qos: priority.quality))
    super.init(name: name)
  }

  override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    let disposable = RACDisposable()
    let work = work(block, unless: disposable)
    queue.async { work.block() }
    return disposable
  }

  override func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    let disposable = RACDisposable()
    let work = work(block, unless: disposable)
    queue.asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) { work.block() }
    return disposable
  }

  /// Runs the block from a dispatch timer, which does not make this the current scheduler.
  override func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    precondition(interval > .zero, "work cannot be repeated every \(interval)")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + DispatchTimeInterval(delay), repeating: DispatchTimeInterval(interval),
      leeway: DispatchTimeInterval(leeway))
    timer.setEventHandler(handler: block)
    timer.resume()
    return RACDisposable { timer.cancel() }
  }

  private func work(_ block: @escaping () -> Void, unless disposable: RACDisposable)
    -> UncheckedBlock
  {
    UncheckedBlock { [self] in
      if !disposable.isDisposed { performAsCurrent(block) }
    }
  }
}

/// A block that is handed to another thread on the caller's responsibility.
private struct UncheckedBlock: @unchecked Sendable {
  let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }
}

extension RACSchedulerPriority {
  /// What Dispatch calls this priority.
  fileprivate var quality: DispatchQoS.QoSClass {
    switch self {
    case .high: .userInitiated
    case .default: .default
    case .low: .utility
    case .background: .background
    }
  }
}

extension DispatchTimeInterval {
  /// A duration in nanoseconds, of which 292 years fit.
  fileprivate init(_ duration: Duration) {
    let longest = Duration.nanoseconds(Int64.max)
    self = .nanoseconds(Int(min(max(duration, .zero), longest) / .nanoseconds(1)))
  }
}
