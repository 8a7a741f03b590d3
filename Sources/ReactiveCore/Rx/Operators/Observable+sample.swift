extension ObservableType {
  /// Sends the latest element whenever another sequence sends or completes, if there is a new one.
  ///
  /// A subscription holds the returned sequence, and thereby both, until it has ended, and the latest element.
  /// It completes at the first sample after the source has completed.
  ///
  /// - Parameter sampler: Held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func sample<Sampler: ObservableType>(_ sampler: Sampler) -> Observable<Element> {
    Sample(source: asObservable(), sampler: sampler.asObservable())
  }
}

final class Sample<Element, Signal>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let sampler: Observable<Signal>

  init(source: Observable<Element>, sampler: Observable<Signal>) {
    self.source = source
    self.sampler = sampler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = SampleSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class SampleSink<Element, Signal>: Sink<Element, Element>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  private let parent: Sample<Element, Signal>
  private let sourceSubscription = SingleAssignmentDisposable()
  private var latest: Element?
  private var hasSourceEnded = false

  init(parent: Sample<Element, Signal>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    sourceSubscription.setDisposable(parent.source.subscribe(receiver: self))
    return BinaryDisposable(
      sourceSubscription, parent.sampler.subscribe(receiver: SampleSampler(parent: self)))
  }

  fileprivate func sample() {
    if let element = latest.take() { forwardNext(element) }
    if hasSourceEnded { forwardCompleted() }
  }

  override func onNext(_ element: Element) { lock.withLock { latest = element } }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() {
    lock.withLock {
      hasSourceEnded = true
      sourceSubscription.dispose()
    }
  }
}

/// What listens to the other sequence.
final class SampleSampler<Element, Signal>: Receiver<Signal>, @unchecked Sendable {
  private let parent: SampleSink<Element, Signal>

  init(parent: SampleSink<Element, Signal>) {
    self.parent = parent
  }

  override func onNext(_ element: Signal) { parent.lock.withLock { parent.sample() } }

  override func onError(_ error: any Error) { parent.lock.withLock { parent.forwardError(error) } }

  override func onCompleted() { parent.lock.withLock { parent.sample() } }
}
