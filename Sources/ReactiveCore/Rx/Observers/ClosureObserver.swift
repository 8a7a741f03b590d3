/// Passes events to a closure.
///
/// ```
/// ClosureObserver ──strong──► eventHandler     for life
/// ```
final class ClosureObserver<Element>: Receiver<Element>, @unchecked Sendable {
  private let eventHandler: (Event<Element>) -> Void

  /// Creates a receiver of a closure, which it holds for life.
  init(_ eventHandler: @escaping (Event<Element>) -> Void) {
    self.eventHandler = eventHandler
  }

  override func onNext(_ element: Element) { eventHandler(.next(element)) }

  override func onError(_ error: any Error) { eventHandler(.error(error)) }

  override func onCompleted() { eventHandler(.completed) }
}
