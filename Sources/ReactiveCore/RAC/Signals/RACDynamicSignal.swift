/// A signal that runs a block for every subscriber.
///
/// ```
/// RACDynamicSignal ──strong──► didSubscribe ──strong──► what the block captured
/// ```
///
/// It keeps no list of subscribers. The subscription node handed to the block is held by nobody
/// else: a block that stores it nowhere lets the subscription end before `subscribe` returns.
///
/// Source: ReactiveCocoa 2.5, `RACDynamicSignal`.
final class RACDynamicSignal<Value>: RACSignal<Value>, @unchecked Sendable {
  private let didSubscribe: (any RACSubscriberProtocol<Value>) -> RACDisposable?

  /// Creates a signal from its block, which is held for life.
  init(_ didSubscribe: @escaping (any RACSubscriberProtocol<Value>) -> RACDisposable?) {
    self.didSubscribe = didSubscribe
  }

  /// Runs the block: inline where a current scheduler exists, else on a background scheduler.
  ///
  /// In that case the queue holds this signal, the node and the disposable until the block's turn;
  /// disposed before, the block never runs.
  override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    let disposable = RACCompoundDisposable()
    let passthrough = RACPassthroughSubscriber(
      subscriber: subscriber, signal: self, disposable: disposable)
    let scheduling = RACScheduler.subscription.schedule {
      disposable.add(self.didSubscribe(passthrough))
    }
    disposable.add(scheduling)
    return disposable
  }
}
