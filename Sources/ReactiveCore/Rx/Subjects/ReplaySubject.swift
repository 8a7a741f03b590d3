/// A subject that first sends its last elements to whoever subscribes.
///
/// ```
/// ReplaySubject  ──strong──► buffer           until elements make room for others, or disposal
///                ──strong──► observers[…]     until each one's subscription is disposed, or the end
/// a subscription ──weak────► ReplaySubject
/// ```
///
/// **The buffer stays after completion and errors.** With a limit of *n*, room for *n* + 1 elements is taken at
/// once. Old elements are sent without the lock: what is sent meanwhile waits until they have been delivered.
///
/// Disposal and the subject's own death are silent. Delivery is in the order of ``PublishSubject``.
public final class ReplaySubject<Element>:
  Observable<Element>, SubjectType, Cancelable, SynchronizedUnsubscribeType, @unchecked Sendable
{
  private let lock = RecursiveLock()
  private var observers = ReceiverBag<Element>()
  private var buffer: ReplayBuffer<Element>
  private var stopEvent: StopEvent?
  private var wasDisposed = false

  private init(capacity: Int?) {
    buffer = ReplayBuffer(capacity: capacity)
  }

  /// Creates a subject that keeps a number of elements.
  ///
  /// - Parameter bufferSize: How many.
  /// - Returns: The subject.
  public static func create(bufferSize: Int) -> ReplaySubject {
    ReplaySubject(capacity: max(bufferSize, 0))
  }

  /// Creates a subject that keeps every element it is sent, and therefore grows with each.
  public static func createUnbounded() -> ReplaySubject { ReplaySubject(capacity: nil) }

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

  /// Stores an element and sends it to those subscribed now, without the lock.
  public func onNext(_ element: Element) {
    lock.lock()
    guard stopEvent == nil && !wasDisposed else { return lock.unlock() }
    // Let go of after the lock: its deinit may come back here.
    let oldest = buffer.push(element)
    let observers = self.observers
    lock.unlock()
    withExtendedLifetime(oldest) { observers.onNext(element) }
  }

  private func stop(_ event: StopEvent) {
    let observers = lock.withLock {
      guard stopEvent == nil && !wasDisposed else { return ReceiverBag<Element>() }
      stopEvent = event
      return self.observers.takeAll()
    }
    observers.onStop(event)
  }

  /// Subscribes, then sends the buffer, without the lock.
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    lock.lock()
    if wasDisposed {
      lock.unlock()
      receiver.onError(RxError.disposed(object: self))
      return NopDisposable.noOp
    }
    let buffer = self.buffer
    if let stopEvent {
      lock.unlock()
      buffer.forEach { receiver.onNext($0) }
      stopEvent.send(to: receiver)
      return NopDisposable.noOp
    }
    let replaying = ReplayingObserver(receiver)
    let subscription = SubscriptionDisposable(owner: self, key: observers.insert(replaying))
    lock.unlock()
    replaying.replay { buffer.forEach { receiver.onNext($0) } }
    return subscription
  }

  func synchronizedUnsubscribe(_ key: BagKey) {
    let released = lock.withLock { observers.remove(key) }
    withExtendedLifetime(released) {}
  }

  /// Lets go of all observers without a word, and of the buffer.
  public func dispose() {
    let released = lock.withLock {
      let released = (observers.takeAll(), buffer)
      wasDisposed = true
      stopEvent = nil
      buffer = ReplayBuffer(capacity: 0)
      return released
    }
    withExtendedLifetime(released) {}
  }
}
