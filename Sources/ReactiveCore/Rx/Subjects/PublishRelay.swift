/// A subject that has no end: it can be sent elements only.
///
/// ```
/// PublishRelay ──strong──► PublishSubject     for life
/// ```
///
/// It never lets go of an observer by itself.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Sends an element to those subscribed now.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes an observer to the subject.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The subject as a sequence; it does not hold the relay.
  public func asObservable() -> Observable<Element> { subject }
}
