/// A subject that sends what it was sent before to each new subscriber.
///
/// ```
/// RACReplaySubject ──strong──► valuesReceived[…], error
///                  and what every RACSubject holds
/// ```
///
/// Neither completion nor having no subscribers releases a value: it stays until the subject goes
/// or the capacity is exceeded.
///
/// A value is recorded, delivered, and only then are surplus values dropped: a subscriber that
/// subscribes from inside the delivery is sent one value more than the capacity.
///
/// Source: ReactiveCocoa 2.5, `RACReplaySubject`.
public final class RACReplaySubject<Value>: RACSubject<Value>, @unchecked Sendable {
  /// A capacity that keeps every value.
  public static var unlimitedCapacity: Int { .max }

  private let capacity: Int
  private var valuesReceived: [Value] = []
  private var hasCompleted = false
  private var hasError = false
  private var error: (any Error)?
  private let lock = RecursiveLock()

  /// Creates a subject that replays at most `capacity` values.
  ///
  /// - Parameter capacity: How many values are kept; 0 is allowed, a negative number traps.
  public init(capacity: Int = RACReplaySubject.unlimitedCapacity) {
    precondition(capacity >= 0, "a replay subject cannot keep \(capacity) values")
    self.capacity = capacity
  }

  /// Replays what was received, then subscribes normally unless the subject has terminated.
  ///
  /// Between two values only the returned disposable is looked at: an operator downstream that has
  /// had enough cannot stop the replay, it ignores the rest.
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
    if hasCompleted {
      subscriber.sendCompleted()
    } else if hasError {
      subscriber.sendError(error)
    } else {
      disposable.add(super.subscribe(subscriber))
    }
  }

  /// Records a value, sends it to those subscribed now, then drops what exceeds the capacity.
  public override func sendNext(_ value: Value) {
    lock.withLock {
      valuesReceived.append(value)
      super.sendNext(value)
      dropSurplus()
    }
  }

  private func dropSurplus() {
    while valuesReceived.count > capacity {
      // The value goes after its removal: its deinit may subscribe.
      let oldest = valuesReceived.removeFirst()
      withExtendedLifetime(oldest) {}
    }
  }

  /// Records the error and sends it to those subscribed now.
  public override func sendError(_ error: (any Error)?) {
    lock.withLock {
      hasError = true
      self.error = error
      super.sendError(error)
    }
  }

  /// Records completion and sends it to those subscribed now.
  public override func sendCompleted() {
    lock.withLock {
      hasCompleted = true
      super.sendCompleted()
    }
  }
}
