/// A sequence that makes a sink for every subscription.
///
/// ```
/// SinkDisposer ──strong──► sink, subscription       until it is disposed
/// sink         ──strong──► SinkDisposer             for life
/// ```
///
/// The producer itself is held by neither, unless its sink needs it.
class Producer<Element>: Observable<Element>, @unchecked Sendable {
  /// Subscribes on the thread's trampoline, which the first subscription on a thread sets up.
  final override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    CurrentThreadScheduler.isScheduleRequired
      ? CurrentThreadScheduler.trampoline { makeSubscription(receiver) }
      : makeSubscription(receiver)
  }

  private func makeSubscription(_ receiver: Receiver<Element>) -> SinkDisposer {
    let disposer = SinkDisposer()
    let (sink, subscription) = run(receiver, cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    return disposer
  }

  /// Starts a subscription.
  ///
  /// While it runs nobody downstream can end what it subscribes to: the disposer is still empty.
  ///
  /// - Parameters:
  ///   - observer: Receives what the sink sends.
  ///   - cancel: The subscription's disposer, for the sink.
  /// - Returns: What the disposer disposes, in this order.
  func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    preconditionFailure("\(Self.self) does not say how it runs")
  }
}
