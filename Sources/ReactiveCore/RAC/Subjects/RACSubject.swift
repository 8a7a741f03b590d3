/// A signal that is sent to from outside: the bridge from code without signals to code with them.
///
/// ```
/// RACSubject ──strong──► subscribers[…] ──strong──► RACPassthroughSubscriber, one per subscription
///            ──strong──► disposable ──strong──► the subject's own subscriptions to other signals
/// a subscription's disposable ──strong──► subscribers, and its node; not the subject
/// ```
///
/// Here a cycle closes as soon as a subscriber's blocks hold the subject, which every operator
/// built on `bind(_:)` makes them do until the subject terminates.
///
/// There is a second one, which the subject is not on. Almost every operator keeps the disposable
/// of its subscription to the source in the disposable of its own one, and its blocks hold its own
/// node:
///
/// ```
/// operator's disposable ─► subject's disposable ─► subject's node ─► subscriber ─► next block
///                       ◄─────────────── operator's node ◄─────────────────────────┘
/// ```
///
/// It outlives the subject, with all that the blocks hold, unless an end or disposal came before.
///
/// There is no terminated flag: a subject that has completed still accepts subscribers and still
/// delivers what is sent. Its entries stay after completion, with empty blocks, until it goes or
/// each returned disposable is disposed.
///
/// Source: ReactiveCocoa 2.5, `RACSubject`.
public class RACSubject<Value>: RACSignal<Value>, RACSubscriberProtocol, @unchecked Sendable {
  private let subscribers = SynchronizedArray()
  private let disposable = RACCompoundDisposable()

  /// Creates a subject without subscribers.
  public override init() { super.init() }

  deinit {
    disposeLifetime()
    disposable.dispose()
  }

  /// Adds a subscription, inline and on the calling thread.
  ///
  /// - Parameter subscriber: Held strongly until the returned disposable is disposed or the subject
  ///   goes.
  /// - Returns: A disposable that removes the subscription's entry and does nothing else. A sibling
  ///   disposed while a value is being delivered still gets that value.
  @discardableResult
  public override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    let passthrough = RACPassthroughSubscriber(
      subscriber: subscriber, signal: self, disposable: RACCompoundDisposable())
    subscribers.append(passthrough)
    return RACDisposable { [subscribers] in
      subscribers.removeLast(passthrough)
    }
  }

  /// Sends a value to those subscribed now, in the order in which they subscribed.
  public func sendNext(_ value: Value) {
    forEachSubscriber { $0.sendNext(value) }
  }

  /// Disposes the subject's own subscriptions, then sends an error to those subscribed now.
  public func sendError(_ error: (any Error)?) {
    disposable.dispose()
    forEachSubscriber { $0.sendError(error) }
  }

  /// Disposes the subject's own subscriptions, then sends completion to those subscribed now.
  public func sendCompleted() {
    disposable.dispose()
    forEachSubscriber { $0.sendCompleted() }
  }

  /// Visits those subscribed now, in the order in which they subscribed.
  private func forEachSubscriber(_ visit: (RACPassthroughSubscriber<Value>) -> Void) {
    for subscriber in subscribers.snapshot {
      visit(unsafeDowncast(subscriber, to: RACPassthroughSubscriber<Value>.self))
    }
  }

  /// Holds a subscription of the subject itself while both are live.
  ///
  /// It is let go when it is disposed; the subject disposes it at termination and when it goes.
  public final func didSubscribe(with disposable: RACCompoundDisposable) {
    guard !disposable.isDisposed else { return }
    self.disposable.add(disposable)
    disposable.add(
      RACDisposable { [weak self, weak disposable] in
        self?.disposable.remove(disposable)
      })
  }
}
