/// The node of one subscription: passes events on until the subscription is disposed.
///
/// ```
/// producer ──strong──► RACPassthroughSubscriber ──strong──► innerSubscriber
///                                               ──strong──► disposable, of this subscription
///                                               ─unmanaged─► signal
/// ```
///
/// It never lets go of either while it is alive, not even after a terminal event. Whoever keeps it
/// keeps the whole subscription; when nobody does, the subscription ends silently.
///
/// Source: ReactiveCocoa 2.5, `RACPassthroughSubscriber`. The reference to the signal serves
/// tracing only.
public final class RACPassthroughSubscriber<Value>: RACSubscriberProtocol, @unchecked Sendable {
  private let innerSubscriber: any RACSubscriberProtocol<Value>
  private let disposable: RACCompoundDisposable
  private unowned(unsafe) let signal: RACSignal<Value>

  /// Creates the node and tells the inner subscriber about the subscription.
  ///
  /// - Parameters:
  ///   - subscriber: Receives the events; held strongly for life.
  ///   - signal: The signal subscribed to; not held.
  ///   - disposable: The subscription's disposable; held strongly for life.
  init(
    subscriber: any RACSubscriberProtocol<Value>,
    signal: RACSignal<Value>,
    disposable: RACCompoundDisposable
  ) {
    self.innerSubscriber = subscriber
    self.signal = signal
    self.disposable = disposable
    subscriber.didSubscribe(with: disposable)
  }

  /// Passes a value on unless the subscription is disposed.
  public func sendNext(_ value: Value) {
    if !disposable.isDisposed { innerSubscriber.sendNext(value) }
  }

  /// Passes an error on unless the subscription is disposed.
  public func sendError(_ error: (any Error)?) {
    if !disposable.isDisposed { innerSubscriber.sendError(error) }
  }

  /// Passes completion on unless the subscription is disposed.
  public func sendCompleted() {
    if !disposable.isDisposed { innerSubscriber.sendCompleted() }
  }

  /// Adds a forwarded subscription to this one.
  ///
  /// There is no purge: a subscription forwarded with the same subscriber, the second half of a
  /// concatenation for example, stays listed until this one is disposed.
  public func didSubscribe(with disposable: RACCompoundDisposable) {
    if disposable !== self.disposable { self.disposable.add(disposable) }
  }
}
