/// A sequence that pushes elements to those who subscribe, and ends with an error or completion, or never.
///
/// An observable is only a description. A subscription is a chain of sinks, one per operator, each of which
/// owns the next one downstream; upstream is reached through disposables only:
///
/// ```
/// cold   Map ──strong──► source, transform                       for life
/// live   MapSink ──strong──► observer: the next sink, at last AnonymousObserver
///        SinkDisposer ──strong──► its sink, and the subscription to the source
///        MapSink ──strong──► SinkDisposer                        a ring that an end or disposal breaks
/// hot    PublishSubject ──strong──► observers[…]
/// ```
///
/// A live subscription through an operator therefore keeps itself alive, whoever drops what `subscribe`
/// returned. A subscription straight to a subject lives as long as the subject.
///
/// All members may be called from any thread. Elements and closures are not required to be Sendable: as in
/// RxSwift, whoever sends elements across threads answers for them.
///
/// The names and rules are those of RxSwift 6.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  /// Only this module makes observables: the family is closed.
  init() {}

  /// Subscribes a receiver; what each kind of sequence is about.
  func subscribe(receiver: Receiver<Element>) -> any Disposable {
    preconditionFailure("\(Self.self) does not say how it is subscribed to")
  }

  /// Subscribes an observer.
  ///
  /// - Parameter observer: Held strongly by what the sequence stores it in: a sink, or a subject's list.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subscribe(receiver: Receiver.of(observer))
  }

  /// The sequence itself: a subject seen as an observable is still the same object.
  public final func asObservable() -> Observable<Element> { self }
}
