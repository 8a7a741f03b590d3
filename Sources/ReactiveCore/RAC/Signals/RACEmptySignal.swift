/// A signal that completes at once; it holds nothing.
///
/// Source: ReactiveCocoa 2.5, `RACEmptySignal`.
final class RACEmptySignal<Value>: RACSignal<Value>, @unchecked Sendable {
  /// Sends completion.
  override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    RACScheduler.subscription.schedule { subscriber.sendCompleted() }
  }
}
