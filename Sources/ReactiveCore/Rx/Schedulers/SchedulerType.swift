/// What can run work at a later time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's time, counted from a moment of its own.
  var now: Duration { get }

  /// Runs work later.
  ///
  /// - Parameters:
  ///   - state: Handed to the work.
  ///   - dueTime: How much later.
  ///   - action: The work; returns what it leaves to be disposed.
  /// - Returns: What takes the work back, or disposes what it left.
  func scheduleRelative<State>(
    _ state: State, dueTime: Duration, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Runs work again and again.
  ///
  /// - Parameters:
  ///   - state: Handed to the first run.
  ///   - startAfter: How much later the first run is.
  ///   - period: The time between two runs.
  ///   - action: The work; returns the state for the next run. Held strongly until the result is disposed.
  /// - Returns: What stops it.
  func schedulePeriodic<State>(
    _ state: State, startAfter: Duration, period: Duration, action: @escaping (State) -> State
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs work again and again, each run scheduling the next.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: Duration, period: Duration, action: @escaping (State) -> State
  ) -> any Disposable {
    let work = PeriodicWork(state: state, period: period, scheduler: self, action: action)
    work.scheduleNext(after: startAfter)
    return work
  }
}
