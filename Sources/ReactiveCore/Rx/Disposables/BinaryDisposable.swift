/// Disposes one disposable, then another.
///
/// ```
/// BinaryDisposable ──strong──► first, second     until both have been disposed
/// ```
final class BinaryDisposable: Cancelable, @unchecked Sendable {
  private let state = DisposalState()
  private var first: (any Disposable)?
  private var second: (any Disposable)?

  /// Creates a disposable of two, in the order of their disposal.
  init(_ first: any Disposable, _ second: (any Disposable)?) {
    self.first = first
    self.second = second
  }

  /// Whether it was disposed.
  var isDisposed: Bool { state.isDisposed }

  /// Disposes both, in order, once; both are still held while the first is being disposed.
  func dispose() {
    guard state.markDisposed() else { return }
    first?.dispose()
    second?.dispose()
    first = nil
    second = nil
  }
}
