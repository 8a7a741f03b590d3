/// A sequence whose subscribers share one subscription to the source while there are any.
///
/// ```
/// ShareWhileConnected ──strong──► source            for life
///                     ──strong──► connection        while somebody is subscribed and the source has not ended
/// ShareConnection ──strong──► ShareWhileConnected   for life
///                 ──strong──► observers[…]          until each one's subscription is disposed, or the end
///                 ──strong──► the last element, if it is replayed; it goes with the connection
/// the source's sink or list ──strong──► ShareConnection
/// a subscription ──weak──► ShareConnection
/// ```
final class ShareWhileConnected<Element>: Observable<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let lock = RecursiveLock()
  private let replaysLast: Bool
  private var connection: ShareConnection<Element>?

  /// Creates a sequence that nobody shares yet.
  init(source: Observable<Element>, replaysLast: Bool) {
    self.source = source
    self.replaysLast = replaysLast
  }

  /// Subscribes, sends the last element if that is replayed, and connects for the first; all without the lock.
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    lock.lock()
    let connection =
      self.connection ?? ShareConnection(parent: self, replaysLast: replaysLast)
    self.connection = connection
    let isFirst = connection.isEmpty
    let (subscription, replay) = connection.add(receiver)
    lock.unlock()
    replay?()
    if isFirst { connection.connect() }
    return subscription
  }

  /// Forgets a connection that has ended; called with the lock held.
  fileprivate func forget(_ connection: ShareConnection<Element>) {
    if self.connection === connection { self.connection = nil }
  }
}

/// What runs from the source to those who share it; see ``ShareWhileConnected`` for who holds it.
final class ShareConnection<Element>:
  Receiver<Element>, SynchronizedUnsubscribeType, @unchecked Sendable
{
  private let parent: ShareWhileConnected<Element>
  private let replaysLast: Bool
  private let subscription = SingleAssignmentDisposable()
  private var observers = ReceiverBag<Element>()
  private var last: Element?
  private var hasEnded = false

  /// Creates a connection that is not subscribed to the source yet.
  init(parent: ShareWhileConnected<Element>, replaysLast: Bool) {
    self.parent = parent
    self.replaysLast = replaysLast
  }

  // MARK: With the parent's lock held

  fileprivate var isEmpty: Bool { observers.isEmpty }

  fileprivate func add(
    _ receiver: Receiver<Element>
  ) -> (subscription: any Disposable, replay: (() -> Void)?) {
    guard let last else {
      return (SubscriptionDisposable(owner: self, key: observers.insert(receiver)), nil)
    }
    let replaying = ReplayingObserver(receiver)
    let subscription = SubscriptionDisposable(owner: self, key: observers.insert(replaying))
    return (subscription, { replaying.replay { receiver.onNext(last) } })
  }

  private func end() -> ReceiverBag<Element> {
    hasEnded = true
    parent.forget(self)
    return observers.takeAll()
  }

  // MARK: Without it

  fileprivate func connect() {
    subscription.setDisposable(parent.source.subscribe(receiver: self))
  }

  override func onNext(_ element: Element) {
    parent.lock.lock()
    let old = last
    if replaysLast && !hasEnded { last = element }
    let observers = self.observers
    parent.lock.unlock()
    withExtendedLifetime(old) { observers.onNext(element) }
  }

  override func onError(_ error: any Error) { stop(.error(error)) }

  override func onCompleted() { stop(.completed) }

  private func stop(_ event: StopEvent) {
    let observers = parent.lock.withLock { hasEnded ? ReceiverBag<Element>() : end() }
    observers.onStop(event)
    subscription.dispose()
  }

  func synchronizedUnsubscribe(_ key: BagKey) {
    let (removed, wasLast) = parent.lock.withLock {
      let removed = observers.remove(key)
      guard removed != nil && observers.isEmpty else { return (removed, false) }
      _ = end()
      return (removed, true)
    }
    if wasLast { subscription.dispose() }
    withExtendedLifetime(removed) {}
  }
}
