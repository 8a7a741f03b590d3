/// A subject with a value and without an end: it can be sent elements only.
///
/// ```
/// BehaviorRelay ──strong──► BehaviorSubject     for life
/// ```
///
/// It never lets go of an observer by itself.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  /// Creates a relay.
  ///
  /// - Parameter value: The first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The latest value.
  public var value: Element { subject.latestValue }

  /// Stores an element and sends it to those subscribed now.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes an observer to the subject.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The subject as a sequence; it does not hold the relay.
  public func asObservable() -> Observable<Element> { subject }
}
