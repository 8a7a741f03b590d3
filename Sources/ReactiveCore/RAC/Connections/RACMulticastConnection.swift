import Synchronization

/// One subscription to a signal, shared by many subscribers through a subject.
///
/// ```
/// RACMulticastConnection ──strong──► sourceSignal
///                        ──strong──► subject ──strong──► whoever subscribed to `signal`
///                        ──strong──► serialDisposable ──strong──► the source subscription
/// the source's producer  ──strong──► a node ──strong──► subject
/// ```
///
/// Releasing a connection does not end the source subscription, and afterwards nobody can: then it
/// ends only when the source terminates or lets go of its subscriber.
///
/// Source: ReactiveCocoa 2.5, `RACMulticastConnection`.
public final class RACMulticastConnection<Value>: @unchecked Sendable {
  private let sourceSignal: RACSignal<Value>
  private let subject: RACSubject<Value>
  private let serialDisposable = RACSerialDisposable()
  private let hasConnected = Atomic<Bool>(false)

  /// Creates a connection that is not connected yet.
  ///
  /// - Parameters:
  ///   - source: The signal to share; held strongly for life.
  ///   - subject: What shares it; held strongly for life.
  init(source: RACSignal<Value>, subject: RACSubject<Value>) {
    self.sourceSignal = source
    self.subject = subject
  }

  /// The shared signal: the connection's subject.
  public var signal: RACSignal<Value> { subject }

  /// Subscribes the subject to the source, the first time it is called.
  ///
  /// - Returns: The disposable of the source subscription, the same one every time.
  @discardableResult
  public func connect() -> RACDisposable {
    if hasConnected.exchange(true, ordering: .acquiringAndReleasing) == false {
      serialDisposable.disposable = sourceSignal.subscribe(subject)
    }
    return serialDisposable
  }

  /// A signal that connects with its first subscriber and disconnects with its last.
  ///
  /// It never connects again afterwards. The signal's block holds the connection strongly; a
  /// subscription's disposable holds the subscription to the subject, the source subscription's
  /// disposable and the counter.
  public func autoconnect() -> RACSignal<Value> {
    let subscriberCount = Counter()
    return RACSignal.createSignal { [self] subscriber in
      subscriberCount.increment()
      let subscription = signal.subscribe(subscriber)
      let connection = connect()
      return RACDisposable {
        subscription?.dispose()
        if subscriberCount.decrement() == 0 { connection.dispose() }
      }
    }.named("[\(signal.name ?? "")] -autoconnect")
  }
}
