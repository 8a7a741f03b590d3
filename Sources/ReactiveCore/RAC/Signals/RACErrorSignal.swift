/// A signal that fails at once.
///
/// ```
/// RACErrorSignal ──strong──► error
/// ```
///
/// Source: ReactiveCocoa 2.5, `RACErrorSignal`.
final class RACErrorSignal<Value>: RACSignal<Value>, @unchecked Sendable {
  private let error: (any Error)?

  /// Creates a signal that holds its error for life.
  init(_ error: (any Error)?) {
    self.error = error
  }

  /// Sends the error.
  override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    RACScheduler.subscription.schedule { subscriber.sendError(self.error) }
  }
}
