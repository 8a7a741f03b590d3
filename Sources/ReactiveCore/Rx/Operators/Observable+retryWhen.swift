extension ObservableType {
  /// Subscribes to the source again when it has failed and another sequence says so.
  ///
  /// That sequence is made of the errors, once for each subscription and before the source is subscribed to. Its
  /// next element after an error subscribes again; its error and its completion end the returned sequence, at
  /// the next error of the source at the latest.
  ///
  /// ```
  /// RetryWhenSink ──strong──► the returned sequence ──strong──► source, handler      for life
  ///               ──strong──► errors, triggers ──strong──► what the handler made of them, until it has ended
  /// source's list or sink ──strong──► RetryWhenAttempt ──strong──► RetryWhenSink
  /// ```
  ///
  /// - Parameter handler: Makes the sequence that is waited for; held strongly by the returned sequence.
  /// - Returns: The sequence.
  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    RetryWhen(source: asObservable()) { handler($0).asObservable() }
  }

  /// Subscribes to the source again when it has failed with errors of one type; others are passed on.
  ///
  /// See ``retry(when:)-(_)``.
  ///
  /// - Parameter handler: Makes the sequence that is waited for; held strongly by the returned sequence.
  /// - Returns: The sequence.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    RetryWhen(source: asObservable()) { handler($0).asObservable() }
  }
}

final class RetryWhen<Element, Failure: Error, Trigger>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let handler: (Observable<Failure>) -> Observable<Trigger>

  init(
    source: Observable<Element>, handler: @escaping (Observable<Failure>) -> Observable<Trigger>
  ) {
    self.source = source
    self.handler = handler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = RetryWhenSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.start())
  }
}

final class RetryWhenSink<Element, Failure: Error, Trigger>: TailRecursiveSink<Element>,
  @unchecked Sendable
{
  fileprivate let errors = PublishSubject<Failure>()
  fileprivate let triggers = PublishSubject<Trigger>()
  private let whatIsWaitedFor: Observable<Trigger>

  init(
    parent: RetryWhen<Element, Failure, Trigger>, observer: Receiver<Element>, cancel: SinkDisposer
  ) {
    whatIsWaitedFor = parent.handler(errors)
    super.init(next: { parent.source }, observer: observer, cancel: cancel)
  }

  fileprivate func start() -> any Disposable {
    let waiting = whatIsWaitedFor.subscribe(triggers)
    return BinaryDisposable(run(), waiting)
  }

  override func subscribe(to source: Observable<Element>) -> any Disposable {
    let attempt = RetryWhenAttempt(parent: self)
    attempt.subscription.setDisposable(source.subscribe(receiver: attempt))
    return attempt
  }
}

/// One subscription to the source, and after its error the waiting for a trigger.
final class RetryWhenAttempt<Element, Failure: Error, Trigger>: Receiver<Element>, Disposable,
  @unchecked Sendable
{
  fileprivate let subscription = SingleAssignmentDisposable()
  private let waiting = SingleAssignmentDisposable()
  private let parent: RetryWhenSink<Element, Failure, Trigger>

  init(parent: RetryWhenSink<Element, Failure, Trigger>) {
    self.parent = parent
  }

  override func onNext(_ element: Element) { parent.forwardNext(element) }

  override func onError(_ error: any Error) {
    guard let failure = error as? Failure else { return parent.forwardError(error) }
    subscription.dispose()
    waiting.setDisposable(parent.triggers.subscribe(receiver: RetryWhenTrigger(parent: parent)))
    parent.errors.onNext(failure)
  }

  override func onCompleted() { parent.forwardCompleted() }

  func dispose() {
    subscription.dispose()
    waiting.dispose()
  }
}

/// What listens to the sequence that is waited for, after an error.
final class RetryWhenTrigger<Element, Failure: Error, Trigger>: Receiver<Trigger>,
  @unchecked Sendable
{
  private let parent: RetryWhenSink<Element, Failure, Trigger>

  init(parent: RetryWhenSink<Element, Failure, Trigger>) {
    self.parent = parent
  }

  override func onNext(_ element: Trigger) { parent.moveOn() }

  override func onError(_ error: any Error) { parent.forwardError(error) }

  override func onCompleted() { parent.forwardCompleted() }
}
