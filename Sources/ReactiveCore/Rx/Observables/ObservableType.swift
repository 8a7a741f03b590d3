/// What can be turned into an ``Observable``.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements sent.
  associatedtype Element

  /// The sequence itself, or a view of it.
  func asObservable() -> Observable<Element>
}

/// What can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer.
  ///
  /// - Parameter observer: Receives the events. Who holds it afterwards is up to the sequence.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// A view of the sequence that holds it strongly.
  public func asObservable() -> Observable<Element> {
    Observable.create { subscribe($0) }
  }
}
