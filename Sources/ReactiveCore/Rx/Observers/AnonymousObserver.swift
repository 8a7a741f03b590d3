/// The end of a chain: the closures that a user handed to `subscribe(onNext:…)`.
///
/// ```
/// AnonymousObserver ──strong──► onNext, onError, onCompleted ──strong──► what they captured
///                   ──strong──► disposed ──strong──► onDisposed, until it has run
/// ```
///
/// All of them are held for life. Who holds the observer: the subject subscribed to, or the sink before it.
/// The disposable that `subscribe` returns does not.
final class AnonymousObserver<Element>: ObserverBase<Element>, @unchecked Sendable {
  private let next: ((Element) -> Void)?
  private let error: ((any Error) -> Void)?
  private let completed: (() -> Void)?
  private let disposed: AnonymousDisposable?

  /// Creates an observer of closures.
  ///
  /// - Parameters:
  ///   - next: Called with each element.
  ///   - error: Called with the error; without it the error goes to ``Hooks/defaultErrorHandler``.
  ///   - completed: Called at the end.
  ///   - disposed: Disposed after either of the two.
  init(
    next: ((Element) -> Void)?,
    error: ((any Error) -> Void)?,
    completed: (() -> Void)?,
    disposed: AnonymousDisposable?
  ) {
    self.next = next
    self.error = error
    self.completed = completed
    self.disposed = disposed
  }

  override func receiveNext(_ element: Element) { next?(element) }

  override func receiveError(_ error: any Error) {
    (self.error ?? Hooks.defaultErrorHandler)(error)
    disposed?.dispose()
  }

  override func receiveCompleted() {
    completed?()
    disposed?.dispose()
  }
}
