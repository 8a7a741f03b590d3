extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of the latest inner sequence only.
  ///
  /// The subscription to the one before is disposed when the next comes. The whole completes when the source
  /// and the latest inner sequence have.
  public func switchLatest() -> Observable<Element.Element> {
    Switch(source: asObservable()) { $0.asObservable() }
  }
}

final class Switch<Source, Result>: Producer<Result>, @unchecked Sendable {
  private let source: Observable<Source>
  private let selector: (Source) throws -> Observable<Result>

  init(source: Observable<Source>, selector: @escaping (Source) throws -> Observable<Result>) {
    self.source = source
    self.selector = selector
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = SwitchSink(selector: selector, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// Follows the latest of the sequences that a closure makes of elements.
///
/// ```
/// SwitchSink ──strong──► selector                                  for life
///            ──strong──► the source's subscription, the latest inner one's
/// inner source ──strong──► SwitchInner ──strong──► SwitchSink
/// ```
final class SwitchSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  private let selector: (Input) throws -> Observable<Output>
  private let sourceSubscription = SingleAssignmentDisposable()
  private let innerSubscription = SerialDisposable()
  private var latest = 0
  private var hasLatest = false
  private var hasSourceEnded = false

  init(
    selector: @escaping (Input) throws -> Observable<Output>, observer: Receiver<Output>,
    cancel: SinkDisposer
  ) {
    self.selector = selector
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run(_ source: Observable<Input>) -> any Disposable {
    sourceSubscription.setDisposable(source.subscribe(receiver: self))
    return BinaryDisposable(sourceSubscription, innerSubscription)
  }

  override func onNext(_ element: Input) {
    do {
      let (inner, number) = try lock.withLock {
        let inner = try selector(element)
        hasLatest = true
        latest &+= 1
        return (inner, latest)
      }
      let subscription = SingleAssignmentDisposable()
      innerSubscription.disposable = subscription
      subscription.setDisposable(
        inner.subscribe(receiver: SwitchInner(parent: self, number: number, own: subscription)))
    } catch {
      lock.withLock { forwardError(error) }
    }
  }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() {
    lock.withLock {
      hasSourceEnded = true
      sourceSubscription.dispose()
      if !hasLatest { forwardCompleted() }
    }
  }

  /// Runs a block for the latest inner sequence.
  fileprivate func ifLatest(_ number: Int, _ body: () -> Void) -> Bool {
    lock.withLock {
      guard number == latest else { return false }
      body()
      return true
    }
  }

  fileprivate func latestCompleted() {
    hasLatest = false
    if hasSourceEnded { forwardCompleted() }
  }
}

/// What listens to one of the inner sequences, until another has come.
final class SwitchInner<Input, Output>: Receiver<Output>, @unchecked Sendable {
  private let parent: SwitchSink<Input, Output>
  private let number: Int
  private let own: SingleAssignmentDisposable

  init(parent: SwitchSink<Input, Output>, number: Int, own: SingleAssignmentDisposable) {
    self.parent = parent
    self.number = number
    self.own = own
  }

  override func onNext(_ element: Output) {
    if !parent.ifLatest(number, { parent.forwardNext(element) }) { own.dispose() }
  }

  override func onError(_ error: any Error) {
    if !parent.ifLatest(number, { parent.forwardError(error) }) { own.dispose() }
  }

  override func onCompleted() {
    own.dispose()
    _ = parent.ifLatest(number) { parent.latestCompleted() }
  }
}
