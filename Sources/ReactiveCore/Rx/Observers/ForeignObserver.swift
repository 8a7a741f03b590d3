/// Passes events to an observer that is not one of the library's own: a subject, or a type of the user's.
///
/// ```
/// ForeignObserver ──strong──► observer     for life
/// ```
final class ForeignObserver<Observer: ObserverType>:
  Receiver<Observer.Element>, @unchecked Sendable
{
  private let observer: Observer

  /// Creates a receiver for an observer, which it holds for life.
  init(_ observer: Observer) {
    self.observer = observer
  }

  override func onNext(_ element: Observer.Element) { observer.on(.next(element)) }

  override func onError(_ error: any Error) { observer.on(.error(error)) }

  override func onCompleted() { observer.on(.completed) }
}
