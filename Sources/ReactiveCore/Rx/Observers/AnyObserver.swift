/// An observer of which only the type of its elements is known.
///
/// ```
/// AnyObserver ──strong──► the observer ──strong──► what that holds
/// ```
///
/// The one that ``Observable/create(_:)`` hands out owns the subscription's sink, and that owns the
/// subscriber's closures, until the sink itself dies. **Who stores it keeps those closures alive even after
/// the subscription was disposed or has ended.**
public struct AnyObserver<Element>: ObserverType {
  let receiver: Receiver<Element>

  /// Creates an observer around another.
  ///
  /// - Parameter observer: Held strongly by every copy.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    receiver = Receiver.of(observer)
  }

  /// Creates an observer around a closure.
  ///
  /// - Parameter eventHandler: Held strongly by every copy.
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    receiver = ClosureObserver(eventHandler)
  }

  init(_ receiver: Receiver<Element>) {
    self.receiver = receiver
  }

  /// Passes an event on.
  public func on(_ event: Event<Element>) { receiver.on(event) }

  /// Passes an element on.
  public func onNext(_ element: Element) { receiver.onNext(element) }

  /// Passes an error on.
  public func onError(_ error: any Error) { receiver.onError(error) }

  /// Passes completion on.
  public func onCompleted() { receiver.onCompleted() }

  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
