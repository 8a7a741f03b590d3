/// Runs work when it is told that time passes.
///
/// ```
/// VirtualTimeScheduler ──strong──► items ──strong──► each one's work     until it has run or is disposed
/// ```
///
/// What is due at the same time runs in the order of scheduling. No lock is held meanwhile. Of work that was
/// taken back the closure is freed at once; an empty item stays in line until its time comes.
public final class VirtualTimeScheduler: SchedulerType, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var items = Heap<VirtualItem>()
  private var clock: Duration
  private var lastSequence = 0
  private var isRunning = false

  /// Creates a scheduler with nothing to do.
  ///
  /// - Parameter initialClock: Where its time begins.
  public init(initialClock: Duration = .zero) {
    clock = initialClock
  }

  /// The virtual time.
  public var now: Duration { lock.withLock { clock } }

  /// Whether no work waits; an item whose work was taken back does not count.
  public var isEmpty: Bool {
    lock.withLock {
      while let first = items.first, first.item.isDisposed { _ = items.popFirst() }
      return items.first == nil
    }
  }

  // MARK: Scheduling

  /// Queues work that is due now.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Queues work for later.
  public func scheduleRelative<State>(
    _ state: State, dueTime: Duration, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state: state, action: action)
    lock.withLock { insert(item, at: clock + max(dueTime, .zero)) }
    return item
  }

  /// Queues work for a moment.
  ///
  /// - Parameters:
  ///   - time: The moment; one that has passed means now.
  ///   - action: Held strongly until it has run or the result is disposed.
  /// - Returns: What takes the work back.
  @discardableResult
  public func scheduleAt(_ time: Duration, action: @escaping () -> Void) -> any Disposable {
    let item = ScheduledItem(state: ()) {
      action()
      return NopDisposable.noOp
    }
    lock.withLock { insert(item, at: max(clock, time)) }
    return item
  }

  private func insert(_ item: ScheduledItem, at time: Duration) {
    lastSequence += 1
    items.insert(VirtualItem(due: Instant(time: time, sequence: lastSequence), item: item))
  }

  // MARK: Letting time pass

  /// Runs everything, what is scheduled meanwhile included; never returns if some work repeats for ever.
  public func start() { run(until: nil) }

  /// Lets time pass, running what comes due on the way, each at its own time.
  ///
  /// - Parameter duration: How much time passes; a negative one traps.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "time cannot pass backwards (by \(duration))")
    advance(to: now + duration)
  }

  /// Lets time pass up to a moment, running what comes due on the way, each at its own time.
  ///
  /// - Parameter time: The moment, which is reached even if nothing is due then.
  public func advance(to time: Duration) {
    run(until: time)
    lock.withLock { clock = max(clock, time) }
  }

  /// Ends the call of ``start()`` or ``advance(to:)`` that is running, after the present piece of work.
  public func stop() { lock.withLock { isRunning = false } }

  private func run(until end: Duration?) {
    lock.withLock { isRunning = true }
    while let item = lock.withLock({ takeNext(until: end) }) { item.invoke() }
    lock.withLock { isRunning = false }
  }

  private func takeNext(until end: Duration?) -> ScheduledItem? {
    guard isRunning else { return nil }
    while let first = items.first, end.map({ first.due.time <= $0 }) ?? true {
      _ = items.popFirst()
      guard !first.item.isDisposed else { continue }
      clock = max(clock, first.due.time)
      return first.item
    }
    return nil
  }
}

/// Work that waits for a moment.
private struct VirtualItem: Due {
  let due: Instant
  let item: ScheduledItem
}
