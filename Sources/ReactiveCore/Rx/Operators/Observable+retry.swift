extension ObservableType {
  /// Subscribes to the source again whenever it fails, for ever.
  ///
  /// A source that fails while it is being subscribed to cannot be stopped from downstream: the subscribing
  /// never returns.
  ///
  /// - Returns: The sequence without errors.
  public func retry() -> Observable<Element> { Retry(source: asObservable(), maxAttemptCount: nil) }

  /// Subscribes to the source again when it fails, a number of times.
  ///
  /// - Parameter maxAttemptCount: How often it is subscribed to at most; its last error is passed on.
  /// - Returns: The sequence.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Retry(source: asObservable(), maxAttemptCount: maxAttemptCount)
  }
}

final class Retry<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let maxAttemptCount: Int?

  init(source: Observable<Element>, maxAttemptCount: Int?) {
    self.source = source
    self.maxAttemptCount = maxAttemptCount
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    var remaining = maxAttemptCount
    let sink = RetrySink<Element>(
      next: { [source] in
        if remaining == 0 { return nil }
        remaining = remaining.map { $0 - 1 }
        return source
      }, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class RetrySink<Element>: TailRecursiveSink<Element>, @unchecked Sendable {
  private var lastError: (any Error)?

  override func onError(_ error: any Error) {
    lastError = error
    moveOn()
  }

  override func end() {
    if let lastError { forwardError(lastError) } else { forwardCompleted() }
  }
}
