/// A subject with a value: whoever subscribes gets the latest at once.
///
/// ```
/// BehaviorSubject ──strong──► value            until it is replaced or the subject dies
///                 ──strong──► observers[…]     until each one's subscription is disposed
/// a subscription  ──weak────► BehaviorSubject
/// ```
///
/// **It keeps its observers after completion and errors**, as RxSwift's does and its other subjects do not.
/// Subscribers' closures therefore stay as long as the subject, unless there is an operator in between, whose
/// sink disposes its subscription. The value stays even after disposal.
///
/// Disposal and the subject's own death are silent. Delivery is in the order of ``PublishSubject``.
public final class BehaviorSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, SynchronizedUnsubscribeType, @unchecked Sendable
{
  private let lock = RecursiveLock()
  private var observers = ReceiverBag<Element>()
  private var latest: Element
  private var stopEvent: StopEvent?
  private var wasDisposed = false

  /// Creates a subject.
  ///
  /// - Parameter value: The first value.
  public init(value: Element) {
    latest = value
  }

  /// Whether somebody is subscribed, or was when the subject ended.
  public var hasObservers: Bool { lock.withLock { !observers.isEmpty } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { wasDisposed } }

  /// The latest value.
  ///
  /// - Returns: The value, also after completion.
  /// - Throws: The error that the subject was sent; ``RxError/disposed(object:)`` after disposal.
  public func value() throws -> Element {
    try lock.withLock {
      if wasDisposed { throw RxError.disposed(object: self) }
      if case .error(let error) = stopEvent { throw error }
      return latest
    }
  }

  /// The value, whatever has become of the subject.
  var latestValue: Element { lock.withLock { latest } }

  /// Sends an event to those subscribed now, without the lock.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  /// Stores an element and sends it to those subscribed now, without the lock.
  public func onNext(_ element: Element) {
    let observers = lock.withLock {
      guard stopEvent == nil && !wasDisposed else { return ReceiverBag<Element>() }
      latest = element
      return self.observers
    }
    observers.onNext(element)
  }

  private func stop(_ event: StopEvent) {
    let observers = lock.withLock {
      guard stopEvent == nil && !wasDisposed else { return ReceiverBag<Element>() }
      stopEvent = event
      return self.observers
    }
    observers.onStop(event)
  }

  /// Subscribes and sends the latest value, with the lock held.
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    lock.withLock {
      if wasDisposed {
        receiver.onError(RxError.disposed(object: self))
      } else if let stopEvent {
        stopEvent.send(to: receiver)
      } else {
        let key = observers.insert(receiver)
        receiver.onNext(latest)
        return SubscriptionDisposable(owner: self, key: key)
      }
      return NopDisposable.noOp
    }
  }

  func synchronizedUnsubscribe(_ key: BagKey) {
    let released = lock.withLock { observers.remove(key) }
    withExtendedLifetime(released) {}
  }

  /// Lets go of all observers without a word, and forgets the end, but not the value.
  public func dispose() {
    let released = lock.withLock {
      wasDisposed = true
      stopEvent = nil
      return observers.takeAll()
    }
    withExtendedLifetime(released) {}
  }
}
