/// A signal that sends one value and completes.
///
/// ```
/// RACReturnSignal ──strong──► value
/// ```
///
/// Events go straight to the subscriber: no subscription node is made and nothing is left to
/// dispose.
///
/// Source: ReactiveCocoa 2.5, `RACReturnSignal`.
final class RACReturnSignal<Value>: RACSignal<Value>, @unchecked Sendable {
  private let value: Value

  /// Creates a signal that holds its value for life.
  init(_ value: Value) {
    self.value = value
  }

  /// Sends the value and completion.
  override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    RACScheduler.subscription.schedule {
      subscriber.sendNext(self.value)
      subscriber.sendCompleted()
    }
  }
}
