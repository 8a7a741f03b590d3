/// Runs work when it is told to, step by step, in virtual time.
///
/// ```
/// RACTestScheduler ──strong──► actions ──strong──► each one's block and flag, until it is stepped over
/// repeating work   ──weak────► RACTestScheduler
/// ```
///
/// Work without a delay comes before all delayed work, in the order of scheduling; delayed work comes in
/// the order of its time, then of scheduling. Time moves only by stepping: it is the time of the work
/// that ran last. Disposed work stays in line and uses up a step.
///
/// A scheduler that is released runs all that remains, disposed work excepted. As nobody may hold an
/// object that is on its way out, such work does not find the scheduler as ``RACScheduler/current``.
///
/// Source: ReactiveCocoa 2.5, `RACTestScheduler`; the order at equal times is this library's.
public final class RACTestScheduler: RACScheduler, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var actions = Heap<Action>()
  private var now = Duration.zero
  private var lastSequence = 0

  /// Before all delayed work: virtual time starts at zero.
  private static let atOnce = Duration.nanoseconds(-1)

  /// Creates a scheduler with nothing to do.
  public init() {
    super.init(name: "test")
  }

  deinit {
    while let action = actions.popFirst() {
      if !action.disposable.isDisposed { action.block() }
    }
  }

  // MARK: Stepping

  /// Runs what comes next, with this as the current scheduler.
  ///
  /// - Parameter count: How many pieces of work; those scheduled meanwhile count too.
  public func step(_ count: Int = 1) {
    lock.withLock {
      var remaining = count
      while remaining > 0, let action = actions.popFirst() {
        remaining -= 1
        now = max(now, action.due.time)
        if !action.disposable.isDisposed { performAsCurrent(action.block) }
      }
    }
  }

  /// Steps until nothing is left; never returns if some work repeats for ever.
  public func stepAll() { step(.max) }

  // MARK: Scheduling

  /// Schedules a block to run before all delayed work.
  @discardableResult
  public override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    lock.withLock { add(block, at: Self.atOnce) }
  }

  /// Schedules a block to run at a later virtual time.
  @discardableResult
  public override func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    lock.withLock { add(block, at: now + max(delay, .zero)) }
  }

  /// Schedules a block to run again and again in virtual time.
  ///
  /// Each run adds a compound disposable inside the last one's, so the returned disposable grows by one
  /// level per run, as the original's does; releasing it takes stack accordingly.
  @discardableResult
  public override func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration = .zero,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    precondition(interval > .zero, "work cannot be repeated every \(interval)")
    return lock.withLock {
      addRepeating(block, at: now + max(delay, .zero), interval: interval)
    }
  }

  private func addRepeating(
    _ block: @escaping () -> Void, at time: Duration, interval: Duration
  ) -> RACDisposable {
    let compound = RACCompoundDisposable()
    let run = RACDisposable()
    compound.add(run)
    add(
      { [weak self] in
        compound.remove(run)
        compound.add(self?.addRepeating(block, at: time + interval, interval: interval))
        block()
      }, at: time, disposable: run)
    return compound
  }

  @discardableResult
  private func add(
    _ block: @escaping () -> Void, at time: Duration, disposable: RACDisposable = RACDisposable()
  ) -> RACDisposable {
    lastSequence += 1
    let due = Instant(time: time, sequence: lastSequence)
    actions.insert(Action(due: due, block: block, disposable: disposable))
    return disposable
  }
}

/// Work that waits to be stepped to.
private struct Action: Due {
  let due: Instant
  let block: () -> Void
  let disposable: RACDisposable
}
