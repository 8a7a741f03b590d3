extension ObservableType {
  /// Passes events on until another sequence sends an element, then completes.
  ///
  /// The other sequence is subscribed to first. Its error ends this one too; **its completion does not**: then
  /// only that side is dropped.
  ///
  /// ```
  /// TakeUntilSink ──strong──► the returned sequence ──strong──► source, other     until it has ended
  /// other's list or sink ──strong──► TakeUntilTrigger ──strong──► TakeUntilSink
  /// ```
  ///
  /// - Parameter other: Held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    TakeUntil(source: asObservable(), other: other.asObservable())
  }

  /// Passes elements on until one satisfies a condition, then completes; see ``take(while:behavior:)``.
  ///
  /// - Parameters:
  ///   - predicate: Held strongly by the returned sequence; what it throws ends the sequence.
  ///   - behavior: Whether the first element that satisfies it is passed on too.
  /// - Returns: The new sequence.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

final class TakeUntil<Element, Trigger>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let other: Observable<Trigger>

  init(source: Observable<Element>, other: Observable<Trigger>) {
    self.source = source
    self.other = other
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = TakeUntilSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class TakeUntilSink<Element, Trigger>: Sink<Element, Element>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  private let parent: TakeUntil<Element, Trigger>

  init(parent: TakeUntil<Element, Trigger>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    let trigger = TakeUntilTrigger(parent: self)
    trigger.subscription.setDisposable(parent.other.subscribe(receiver: trigger))
    return BinaryDisposable(parent.source.subscribe(receiver: self), trigger.subscription)
  }

  override func onNext(_ element: Element) { lock.withLock { forwardNext(element) } }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() { lock.withLock { forwardCompleted() } }
}

/// What listens to the other sequence.
final class TakeUntilTrigger<Element, Trigger>: Receiver<Trigger>, @unchecked Sendable {
  fileprivate let subscription = SingleAssignmentDisposable()
  private let parent: TakeUntilSink<Element, Trigger>

  init(parent: TakeUntilSink<Element, Trigger>) {
    self.parent = parent
  }

  override func onNext(_ element: Trigger) { parent.lock.withLock { parent.forwardCompleted() } }

  override func onError(_ error: any Error) { parent.lock.withLock { parent.forwardError(error) } }

  override func onCompleted() { subscription.dispose() }
}
