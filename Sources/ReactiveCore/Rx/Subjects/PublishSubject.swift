/// A subject that passes on what it is sent, to those who have subscribed by then.
///
/// ```
/// PublishSubject ──strong──► observers[…]     until each one's subscription is disposed, or the end
/// a subscription ──weak────► PublishSubject
/// ```
///
/// Delivery is in the order of subscription, but for one thing, which is RxSwift's: a new observer takes the
/// first place if that is free. After A, B, C without A, D comes first. That holds up to 31 observers; where
/// there have been more at once the order is that of subscription alone, where RxSwift's is that of a hash
/// table. Who subscribes during delivery does not get that event; an observer that is removed during delivery
/// still does, unless there is an operator in between.
///
/// Disposal and the subject's own death are silent: no completion, no `onDisposed`. Of a subject that is first
/// disposed and then completed, the next subscriber gets the completion instead of the error, as in RxSwift.
public final class PublishSubject<Element>:
  Observable<Element>, SubjectType, Cancelable, SynchronizedUnsubscribeType, @unchecked Sendable
{
  private let lock = RecursiveLock()
  private var observers = ReceiverBag<Element>()
  private var stopEvent: StopEvent?
  private var wasDisposed = false

  /// Creates a subject without observers.
  public override init() { super.init() }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { lock.withLock { !observers.isEmpty } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { wasDisposed } }

  /// Sends an event to those subscribed now, without the lock.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  /// Sends an element to those subscribed now, without the lock.
  public func onNext(_ element: Element) {
    // After the end and after disposal there are no observers.
    let observers = lock.withLock { self.observers }
    observers.onNext(element)
  }

  private func stop(_ event: StopEvent) {
    let observers = lock.withLock {
      if stopEvent == nil { stopEvent = event }
      return self.observers.takeAll()
    }
    observers.onStop(event)
  }

  /// Subscribes, with the lock held.
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    lock.withLock {
      if let stopEvent {
        stopEvent.send(to: receiver)
      } else if wasDisposed {
        receiver.onError(RxError.disposed(object: self))
      } else {
        return SubscriptionDisposable(owner: self, key: observers.insert(receiver))
      }
      return NopDisposable.noOp
    }
  }

  func synchronizedUnsubscribe(_ key: BagKey) {
    let released = lock.withLock { observers.remove(key) }
    withExtendedLifetime(released) {}
  }

  /// Lets go of all observers without a word, and forgets the end.
  public func dispose() {
    let released = lock.withLock {
      wasDisposed = true
      stopEvent = nil
      return observers.takeAll()
    }
    withExtendedLifetime(released) {}
  }
}
