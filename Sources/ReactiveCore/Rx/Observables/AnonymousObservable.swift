/// The sequence of a closure that is run for every subscriber.
///
/// ```
/// AnonymousObservable ──strong──► subscribeHandler ──strong──► what the closure captured     for life
/// ```
///
/// A subscription does not hold the closure.
final class AnonymousObservable<Element>: Producer<Element>, @unchecked Sendable {
  private let subscribeHandler: (AnyObserver<Element>) -> any Disposable

  /// Creates a sequence from its closure.
  init(_ subscribeHandler: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.subscribeHandler = subscribeHandler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = AnonymousObservableSink<Element>(observer: observer, cancel: cancel)
    return (sink, subscribeHandler(AnyObserver(sink)))
  }
}
