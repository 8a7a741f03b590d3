/// What can receive the events of a sequence.
public protocol ObserverType<Element> {
  /// The type of the elements received.
  associatedtype Element

  /// Receives an event.
  ///
  /// - Parameter event: After an error or completion nothing may come any more.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives the next element.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives an error, after which nothing more comes.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives completion, after which nothing more comes.
  public func onCompleted() { on(.completed) }

  /// The observer without its type; holds it strongly.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
