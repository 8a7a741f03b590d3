/// Runs work on the main virtual run loop.
///
/// ```
/// VirtualRunLoop.main ──strong──► a queued block ──strong──► an item ──strong──► state, action
/// ```
///
/// The loop keeps the block until its turn; of work that was taken back only the item is left in it.
/// Delays are virtual: they end when the loop is told that time passes.
public final class MainScheduler: SchedulerType, Sendable {
  /// The one.
  public static let instance = MainScheduler()

  private init() {}

  /// The loop's virtual time.
  public var now: Duration { VirtualRunLoop.main.now }

  /// Queues work for a later turn of the loop.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Queues work for a later time of the loop.
  public func scheduleRelative<State>(
    _ state: State, dueTime: Duration, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state: state, action: action)
    VirtualRunLoop.main.perform(after: dueTime) { item.invoke() }
    return item
  }
}
