/// Work that schedules itself again each time it has been run.
///
/// ```
/// the scheduler ──strong──► the next run ──strong──► PeriodicWork ──strong──► action
/// PeriodicWork ──strong──► the next run's disposable           all until it is disposed
/// ```
final class PeriodicWork<State>: Disposable, @unchecked Sendable {
  private let next = SerialDisposable()
  private let lock = RecursiveLock()
  private let period: Duration
  private let scheduler: any SchedulerType
  private var state: State
  private var action: ((State) -> State)?

  /// Creates work that is not scheduled yet.
  init(
    state: State, period: Duration, scheduler: any SchedulerType, action: @escaping (State) -> State
  ) {
    self.state = state
    self.period = period
    self.scheduler = scheduler
    self.action = action
  }

  /// Schedules the next run.
  func scheduleNext(after delay: Duration) {
    next.disposable = scheduler.scheduleRelative(self, dueTime: delay) { work in
      work.run()
      return NopDisposable.noOp
    }
  }

  /// Takes the next run back and lets go of the action.
  func dispose() {
    let released = lock.withLock { action.take() }
    next.dispose()
    withExtendedLifetime(released) {}
  }

  private func run() {
    guard let action = lock.withLock({ action }) else { return }
    scheduleNext(after: period)
    state = action(state)
  }
}
