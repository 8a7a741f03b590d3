/// A subject that sends what it was sent before to each new subscriber.
///
/// ```
/// RACReplaySubject ──strong──► valuesReceived[…]      never released before the subject goes,
///                                                     neither by completion nor by having no subscribers
///                  ──strong──► error
///                  and what every RACSubject holds
/// ```
///
/// A value is recorded, delivered, and only then are surplus values dropped: a subscriber that subscribes
/// from inside the delivery is sent one value more than the capacity.
///
/// Source: ReactiveCocoa 2.5, `RACReplaySubject`.
public final class RACReplaySubject<Value>: RACSubject<Value>, @unchecked Sendable {
  /// A capacity that keeps every value.
  public static var unlimitedCapacity: Int { .max }

  private enum Termination {
    case completed
    case failed((any Error)?)
  }

  private let capacity: Int
  private var valuesReceived: [Value] = []
  private var termination: Termination?
  private let lock = RecursiveLock.make()

  /// Creates a subject that replays at most `capacity` values.
  ///
  /// - Parameter capacity: How many values are kept; 0 is allowed, a negative number traps.
  public init(capacity: Int = RACReplaySubject.unlimitedCapacity) {
    precondition(capacity >= 0, "a replay subject cannot keep \(capacity) values")
    self.capacity = capacity
  }

  /// Replays what was received, in order, then subscribes normally unless the subject has terminated.
  ///
  /// Between two values only the returned disposable is looked at: an operator downstream that has had
  /// enough cannot stop the replay, it ignores the rest.
  @discardableResult
  public override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    let disposable = RACCompoundDisposable()
    let scheduling = RACScheduler.subscription.schedule { [self] in
      lock.withLock { replay(to: subscriber, until: disposable) }
    }
    disposable.add(scheduling)
    return disposable
  }

  private func replay(
    to subscriber: any RACSubscriberProtocol<Value>,
    until disposable: RACCompoundDisposable
  ) {
    for value in valuesReceived {
      if disposable.isDisposed { return }
      subscriber.sendNext(value)
    }
    if disposable.isDisposed { return }
    switch termination {
    case .completed: subscriber.sendCompleted()
    case .failed(let error): subscriber.sendError(error)
    case nil: disposable.add(super.subscribe(subscriber))
    }
  }

  /// Records a value, sends it to those subscribed now, then drops what exceeds the capacity.
  public override func sendNext(_ value: Value) {
    lock.withLock {
      valuesReceived.append(value)
      super.sendNext(value)
      valuesReceived.removeFirst(max(0, valuesReceived.count - capacity))
    }
  }

  /// Records the error and sends it to those subscribed now.
  public override func sendError(_ error: (any Error)?) {
    lock.withLock {
      termination = .failed(error)
      super.sendError(error)
    }
  }

  /// Records completion and sends it to those subscribed now.
  public override func sendCompleted() {
    lock.withLock {
      termination = .completed
      super.sendCompleted()
    }
  }
}
