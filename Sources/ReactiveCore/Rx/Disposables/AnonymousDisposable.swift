/// Runs a closure when it is disposed.
///
/// ```
/// AnonymousDisposable ──strong──► action     until it is disposed
/// ```
///
/// The first call takes the action out, then runs it: what it captured goes when the action returns. A
/// disposable that is released without having been disposed drops its action **without running it**.
final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let state = DisposalState()
  private var action: (() -> Void)?

  /// Creates a disposable that holds an action until it has run.
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Whether it was disposed; already true while the action runs.
  var isDisposed: Bool { state.isDisposed }

  /// Runs the action, once, however many threads call at once.
  func dispose() {
    guard state.markDisposed() else { return }
    action.take()?()
  }
}
