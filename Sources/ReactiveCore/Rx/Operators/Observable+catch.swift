extension ObservableType {
  /// Goes on with another sequence when this one fails.
  ///
  /// ```
  /// CatchSink ──strong──► the returned sequence ──strong──► source, handler     until it has ended
  /// ```
  ///
  /// - Parameter handler: Given the error, makes the sequence; held strongly by the returned sequence. What it
  ///   throws ends that.
  /// - Returns: The new sequence.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(source: asObservable(), handler: handler)
  }

  /// Sends an element instead of an error, and completes.
  ///
  /// - Parameter element: Held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

final class Catch<Element>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let handler: (any Error) throws -> Observable<Element>

  init(
    source: Observable<Element>, handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.source = source
    self.handler = handler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = CatchSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class CatchSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: Catch<Element>
  private let subscription = SerialDisposable()

  init(parent: Catch<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    let first = SingleAssignmentDisposable()
    subscription.disposable = first
    first.setDisposable(parent.source.subscribe(receiver: self))
    return subscription
  }

  override func onNext(_ element: Element) { forwardNext(element) }

  override func onError(_ error: any Error) {
    do {
      let second = try parent.handler(error)
      // The second is subscribed to before the first is left.
      subscription.disposable = second.subscribe(receiver: CatchSecond(parent: self))
    } catch {
      forwardError(error)
    }
  }
}

/// What listens to the sequence that comes after the error.
final class CatchSecond<Element>: Receiver<Element>, @unchecked Sendable {
  private let parent: CatchSink<Element>

  init(parent: CatchSink<Element>) {
    self.parent = parent
  }

  override func onNext(_ element: Element) { parent.forwardNext(element) }

  override func onError(_ error: any Error) { parent.forwardError(error) }

  override func onCompleted() { parent.forwardCompleted() }
}
