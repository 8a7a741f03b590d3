extension ObservableType {
  /// Joins each element with the latest of another sequence; elements that come before its first are dropped.
  ///
  /// The other sequence is subscribed to first. Its error ends this one, its completion does not.
  ///
  /// ```
  /// WithLatestFromSink ──strong──► the returned sequence ──strong──► source, second     until it has ended
  ///                    ──strong──► the latest element of second
  /// second's list or sink ──strong──► WithLatestFromSecond ──strong──► WithLatestFromSink
  /// ```
  ///
  /// - Parameters:
  ///   - second: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func withLatestFrom<Second: ObservableConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    WithLatestFrom(
      source: asObservable(), second: second.asObservable(), resultSelector: resultSelector)
  }

  /// Sends the latest element of another sequence for each of this one.
  ///
  /// - Parameter second: Held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func withLatestFrom<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Second.Element> {
    withLatestFrom(second) { $1 }
  }
}

final class WithLatestFrom<Element, Second, Result>: Producer<Result>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let second: Observable<Second>
  fileprivate let resultSelector: (Element, Second) throws -> Result

  init(
    source: Observable<Element>, second: Observable<Second>,
    resultSelector: @escaping (Element, Second) throws -> Result
  ) {
    self.source = source
    self.second = second
    self.resultSelector = resultSelector
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = WithLatestFromSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class WithLatestFromSink<Element, Second, Result>: Sink<Element, Result>,
  @unchecked Sendable
{
  fileprivate let lock = RecursiveLock()
  fileprivate var latest: Second?
  private let parent: WithLatestFrom<Element, Second, Result>

  init(
    parent: WithLatestFrom<Element, Second, Result>, observer: Receiver<Result>,
    cancel: SinkDisposer
  ) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    let second = WithLatestFromSecond(parent: self)
    second.own.setDisposable(parent.second.subscribe(receiver: second))
    return BinaryDisposable(parent.source.subscribe(receiver: self), second.own)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      guard let latest else { return }
      forward { try parent.resultSelector(element, latest) }
    }
  }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() { lock.withLock { forwardCompleted() } }
}

final class WithLatestFromSecond<Element, Second, Result>: Receiver<Second>, @unchecked Sendable {
  fileprivate let own = SingleAssignmentDisposable()
  private let parent: WithLatestFromSink<Element, Second, Result>

  init(parent: WithLatestFromSink<Element, Second, Result>) {
    self.parent = parent
  }

  override func onNext(_ element: Second) { parent.lock.withLock { parent.latest = element } }

  override func onError(_ error: any Error) { parent.lock.withLock { parent.forwardError(error) } }

  override func onCompleted() { own.dispose() }
}
