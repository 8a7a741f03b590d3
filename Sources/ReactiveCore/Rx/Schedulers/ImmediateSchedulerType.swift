/// What can run work.
public protocol ImmediateSchedulerType {
  /// Runs work, now or later.
  ///
  /// - Parameters:
  ///   - state: Handed to the work.
  ///   - action: The work; returns what it leaves to be disposed.
  /// - Returns: What takes the work back, or disposes what it left.
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Runs work that may ask to be run again with another state.
  ///
  /// - Parameters:
  ///   - state: Handed to the first run.
  ///   - action: Given the state and what asks for another run, which is scheduled like the first. Held
  ///     strongly until no run is due any more or the result is disposed.
  /// - Returns: What stops it.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = RecursiveImmediateScheduler(action: action, scheduler: self)
    recursion.schedule(state)
    return recursion
  }
}
