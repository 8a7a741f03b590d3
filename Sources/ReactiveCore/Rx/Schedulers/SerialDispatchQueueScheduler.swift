public import Dispatch

/// Runs work one after the other on a dispatch queue.
///
/// ```
/// dispatch queue ──strong──► a queued block ──strong──► state, action     until its turn
/// delayed, repeating: a dispatch timer ──strong──► state, action          until it is cancelled, or
///                                                                         has fired the only time
///                     the returned disposable ──strong──► the timer
/// ```
///
/// Disposing work only sets a flag: the queue keeps the block until its turn. Delayed and repeating work is
/// another matter: its timer is cancelled, and lets go of the action.
public final class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  private let queue: DispatchQueue
  private let start = ContinuousClock().now

  /// Creates a scheduler with a queue of its own.
  ///
  /// - Parameter internalSerialQueueName: The label of the queue.
  public init(internalSerialQueueName: String) {
    queue = DispatchQueue(label: internalSerialQueueName)
  }

  /// Creates a scheduler on a queue.
  ///
  /// - Parameter queue: A serial queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// The time since the scheduler was created.
  public var now: Duration { start.duration(to: ContinuousClock().now) }

  /// Queues work.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    enqueue {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    return cancel
  }

  /// Runs work later, from a timer.
  public func scheduleRelative<State>(
    _ state: State, dueTime: Duration, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let left = SingleAssignmentDisposable()
    let timer = SingleAssignmentDisposable()
    let composite = CompositeDisposable(timer, left)
    timer.setDisposable(
      makeTimer(after: dueTime, repeating: .never) {
        if !composite.isDisposed { left.setDisposable(action(state)) }
        // Who scheduled the work need not dispose it for the timer to let go of it.
        timer.dispose()
      })
    return composite
  }

  /// Runs work again and again, from a timer.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: Duration, period: Duration, action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    return makeTimer(after: startAfter, repeating: DispatchTimeInterval(max(period, .zero))) {
      state = action(state)
    }
  }

  /// Queues a block for who has nothing to take back.
  func enqueue(_ work: @escaping () -> Void) {
    let work = UncheckedWork(work)
    queue.async { work.body() }
  }

  private func makeTimer(
    after delay: Duration, repeating interval: DispatchTimeInterval, _ work: @escaping () -> Void
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + DispatchTimeInterval(max(delay, .zero)), repeating: interval)
    timer.setEventHandler(handler: work)
    timer.resume()
    return AnonymousDisposable { timer.cancel() }
  }
}

/// A block that is handed to another thread on the caller's responsibility.
private struct UncheckedWork: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

extension DispatchTimeInterval {
  /// A duration in nanoseconds, of which 292 years fit.
  fileprivate init(_ duration: Duration) {
    self = .nanoseconds(Int(min(duration, .nanoseconds(Int64.max)) / .nanoseconds(1)))
  }
}
