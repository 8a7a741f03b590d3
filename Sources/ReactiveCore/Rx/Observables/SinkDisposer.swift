/// The disposable of one subscription to a ``Producer``.
///
/// ```
/// SinkDisposer ──strong──► sink ──strong──► SinkDisposer      the ring that keeps a live subscription
///              ──strong──► subscription                       both until it is disposed
/// ```
///
/// The ring is broken in one place only: here, when it is disposed. That happens by hand, or because each sink
/// disposes itself after it has passed an error or completion on.
///
/// | state | when sink and subscription are set | when it is disposed |
/// |---|---|---|
/// | new | both are kept | the flag only: setting will clean up |
/// | set | a programming error | sink, then subscription are disposed and let go |
/// | disposed | both are disposed at once and let go | nothing |
///
/// The sink calls back when it is disposed and finds the flag set: each of the two runs once.
final class SinkDisposer: Cancelable, @unchecked Sendable {
  private let state = AssignmentState()
  private var sink: (any Disposable)?
  private var subscription: (any Disposable)?

  /// Whether it was disposed, even if there is nothing in it yet.
  var isDisposed: Bool { state.isDisposed }

  /// Fills the disposer, which is done once.
  func setSinkAndSubscription(sink: any Disposable, subscription: any Disposable) {
    self.sink = sink
    self.subscription = subscription
    if state.markSet("a sink and its subscription") { disposeBoth() }
  }

  /// Disposes the sink, then the subscription, once.
  func dispose() {
    if state.markDisposed() { disposeBoth() }
  }

  private func disposeBoth() {
    sink?.dispose()
    subscription?.dispose()
    sink = nil
    subscription = nil
  }
}
