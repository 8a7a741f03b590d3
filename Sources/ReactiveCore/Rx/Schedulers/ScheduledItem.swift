/// Work that can be run once, or taken back.
protocol Invocable: Cancelable {
  /// Runs the work unless it was taken back.
  func invoke()
}

/// A piece of work that waits for its turn.
///
/// ```
/// ScheduledItem ──strong──► work ──strong──► state, action     until it has run or is disposed
///               ──strong──► what the work left                 until it is disposed
/// ```
final class ScheduledItem: Invocable, @unchecked Sendable {
  private let left = SingleAssignmentDisposable()
  private let lock = RecursiveLock()
  private var work: (() -> any Disposable)?

  /// Creates work that waits.
  init<State>(state: State, action: @escaping (State) -> any Disposable) {
    work = { action(state) }
  }

  /// Whether it was taken back, or what it left was disposed.
  var isDisposed: Bool { left.isDisposed }

  /// Runs the work unless it was taken back.
  func invoke() {
    guard let work = lock.withLock({ work.take() }), !left.isDisposed else { return }
    left.setDisposable(work())
  }

  /// Takes the work back, or disposes what it left.
  func dispose() {
    left.dispose()
    let released = lock.withLock { work.take() }
    withExtendedLifetime(released) {}
  }
}
