/// Runs work at once, inside of the call that schedules it.
///
/// Work that schedules itself again takes more stack each time.
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
