/// Runs work at once, inside of the call that schedules it.
public struct ImmediateScheduler: ImmediateSchedulerType, Sendable {
  /// The one.
  public static let instance = ImmediateScheduler()

  /// Runs the work.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
