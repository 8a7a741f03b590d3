/// A subject that sends its last element, when it completes, and nothing before.
///
/// ```
/// AsyncSubject   ──strong──► last             until it is replaced or the subject dies, also after an error
///                ──strong──► observers[…]     until each one's subscription is disposed, or the end
/// a subscription ──weak────► AsyncSubject
/// ```
///
/// After completion whoever subscribes gets the last element and completion, if there was an element, and
/// after an error the error only. The subject cannot be disposed, and its death is silent.
public final class AsyncSubject<Element>:
  Observable<Element>, SubjectType, SynchronizedUnsubscribeType, @unchecked Sendable
{
  private let lock = RecursiveLock()
  private var observers = ReceiverBag<Element>()
  private var last: Element?
  private var stopEvent: StopEvent?

  /// Creates a subject without an element.
  public override init() { super.init() }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { lock.withLock { !observers.isEmpty } }

  /// Stores an element; sends at the end, to those subscribed then, without the lock.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): store(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  private func store(_ element: Element) {
    let released: Element? = lock.withLock {
      guard stopEvent == nil else { return nil }
      let old = last
      last = element
      return old
    }
    withExtendedLifetime(released) {}
  }

  private func stop(_ event: StopEvent) {
    let (observers, last) = lock.withLock {
      guard stopEvent == nil else { return (ReceiverBag<Element>(), Element?.none) }
      stopEvent = event
      return (self.observers.takeAll(), self.last)
    }
    if case .completed = event, let last { observers.onNext(last) }
    observers.onStop(event)
  }

  /// Subscribes, with the lock held.
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    lock.withLock {
      guard let stopEvent else {
        return SubscriptionDisposable(owner: self, key: observers.insert(receiver))
      }
      if case .completed = stopEvent, let last { receiver.onNext(last) }
      stopEvent.send(to: receiver)
      return NopDisposable.noOp
    }
  }

  func synchronizedUnsubscribe(_ key: BagKey) {
    let released = lock.withLock { observers.remove(key) }
    withExtendedLifetime(released) {}
  }
}
