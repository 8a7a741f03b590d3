/// A subject that sends its latest value, or a default, to each new subscriber.
///
/// ```
/// RACBehaviorSubject ──strong──► currentValue       until the next value; never cleared
///                    and what every RACSubject holds
/// ```
///
/// It does not remember termination: a late subscriber gets the current value and no terminal
/// event.
///
/// Source: ReactiveCocoa 2.5, `RACBehaviorSubject`.
public final class RACBehaviorSubject<Value>: RACSubject<Value>, @unchecked Sendable {
  private var currentValue: Value
  private let lock = RecursiveLock()

  /// Creates a subject.
  ///
  /// - Parameter defaultValue: Sent to whoever subscribes before a value was sent.
  public init(defaultValue: Value) {
    currentValue = defaultValue
  }

  /// Subscribes normally, then sends the current value.
  @discardableResult
  public override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    let subscription = super.subscribe(subscriber)
    let scheduling = RACScheduler.subscription.schedule { [self] in
      lock.withLock { subscriber.sendNext(currentValue) }
    }
    return RACDisposable {
      subscription?.dispose()
      scheduling?.dispose()
    }
  }

  /// Records a value and sends it to those subscribed now.
  public override func sendNext(_ value: Value) {
    lock.withLock {
      // Exchanged, not assigned: the deinit of the previous value may subscribe.
      var previous = value
      swap(&currentValue, &previous)
      super.sendNext(value)
    }
  }
}
