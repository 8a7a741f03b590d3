/// Work that asks a scheduler to run it again.
///
/// ```
/// RecursiveImmediateScheduler ──strong──► action       until it is disposed
///                             ──strong──► group ──strong──► runs that are due
/// a run that is due ──strong──► RecursiveImmediateScheduler
/// ```
final class RecursiveImmediateScheduler<State>: Disposable, @unchecked Sendable {
  private let lock = RecursiveLock()
  private let group = CompositeDisposable()
  private let scheduler: any ImmediateSchedulerType
  private var action: ((State, (State) -> Void) -> Void)?

  /// Creates work that was not run yet.
  init(
    action: @escaping (State, (State) -> Void) -> Void, scheduler: any ImmediateSchedulerType
  ) {
    self.action = action
    self.scheduler = scheduler
  }

  /// Lets go of the action and takes back the runs that are due.
  func dispose() {
    let released = lock.withLock { action.take() }
    group.dispose()
    withExtendedLifetime(released) {}
  }

  /// Asks for a run.
  func schedule(_ state: State) {
    let run = SingleAssignmentDisposable()
    guard let key = group.insert(run) else { return }
    run.setDisposable(
      scheduler.schedule(state) { [self] state in
        // Out before the action, which may ask for the next run: only runs that are due are listed.
        group.remove(for: key)
        if let action = lock.withLock({ action }) { action(state) { schedule($0) } }
        return NopDisposable.noOp
      })
  }
}
