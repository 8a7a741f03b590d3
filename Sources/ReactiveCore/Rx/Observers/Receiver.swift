/// What an observer is inside of the library: an object with a method for each kind of event.
///
/// RxSwift's sinks are generic over the observer's type. Here a sink knows only this class, so that the
/// reference to the observer is one word, and an element passes without being wrapped into an event.
class Receiver<Element>: @unchecked Sendable {
  /// Receives the next element.
  func onNext(_ element: Element) { preconditionFailure("\(Self.self) takes no elements") }

  /// Receives an error.
  func onError(_ error: any Error) { preconditionFailure("\(Self.self) takes no errors") }

  /// Receives completion.
  func onCompleted() { preconditionFailure("\(Self.self) does not take completion") }

  /// Receives any of them.
  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The receiver behind an observer: an ``AnyObserver`` has one, every other gets one that holds it.
  static func of<Observer: ObserverType>(_ observer: Observer) -> Receiver
  where Observer.Element == Element {
    (observer as? AnyObserver<Element>)?.receiver ?? ForeignObserver(observer)
  }
}
