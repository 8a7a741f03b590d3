/// Runs work on the calling thread, one piece after the other: the trampoline.
///
/// The first piece that is scheduled on a thread runs at once, inside of the call. What is scheduled meanwhile
/// waits until that piece is through, and runs before the call returns:
///
/// ```
/// the thread ──strong──► TrampolineQueue ──strong──► the pieces that wait     until the call returns
/// ```
public struct CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The one, which means another queue on every thread.
  public static let instance = CurrentThreadScheduler()

  private static let current = ThreadLocalReference<TrampolineQueue>()

  /// Whether the calling thread is outside of any piece of work.
  public static var isScheduleRequired: Bool { current.value == nil }

  /// Runs the work now if the thread is outside of any, else queues it.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let queue = Self.current.value else { return Self.trampoline { action(state) } }
    let item = ScheduledItem(state: state, action: action)
    queue.enqueue(item)
    return item
  }

  /// Runs a block as the first piece of work on the thread, then all that was scheduled meanwhile.
  static func trampoline(_ body: () -> any Disposable) -> any Disposable {
    let queue = TrampolineQueue()
    current.value = queue
    let disposable = body()
    while let item = queue.dequeue() { item.invoke() }
    current.value = nil
    return withExtendedLifetime(queue) { disposable }
  }
}
