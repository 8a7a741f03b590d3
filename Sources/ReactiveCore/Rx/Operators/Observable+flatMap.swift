extension ObservableType {
  /// Makes a sequence of each element and sends the elements of all of them as they come.
  ///
  /// A subscription holds `selector` until it has ended, but not the source. Each inner subscription is held
  /// until it completes: **an inner sequence that never does is kept until the whole is disposed**, and the
  /// whole completes only after the last of them.
  ///
  /// - Parameter selector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func flatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(source: asObservable()) { try selector($0).asObservable() }
  }
}

final class FlatMap<Source, Result>: Producer<Result>, @unchecked Sendable {
  private let source: Observable<Source>
  private let selector: (Source) throws -> Observable<Result>

  init(source: Observable<Source>, selector: @escaping (Source) throws -> Observable<Result>) {
    self.source = source
    self.selector = selector
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = FlatMapSink(selector: selector, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// Merges the sequences that a closure makes of elements.
///
/// ```
/// FlatMapSink ──strong──► selector          for life
///             ──strong──► group ──strong──► the source's subscription, one per live inner sequence
/// inner source ──strong──► FlatMapInner ──strong──► FlatMapSink
/// ```
final class FlatMapSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  fileprivate let group = CompositeDisposable()
  private let selector: (Input) throws -> Observable<Output>
  private let sourceSubscription = SingleAssignmentDisposable()
  private var activeCount = 0
  private var hasSourceEnded = false

  init(
    selector: @escaping (Input) throws -> Observable<Output>, observer: Receiver<Output>,
    cancel: SinkDisposer
  ) {
    self.selector = selector
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the source.
  func run(_ source: Observable<Input>) -> any Disposable {
    group.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.subscribe(receiver: self))
    return group
  }

  /// Subscribes to given sequences instead, all of them at once.
  func run(merging sources: [Observable<Output>]) -> any Disposable {
    activeCount += sources.count
    for source in sources { subscribe(to: source) }
    onCompleted()
    return group
  }

  override func onNext(_ element: Input) {
    do {
      let inner: Observable<Output> = try lock.withLock {
        let inner = try selector(element)
        activeCount += 1
        return inner
      }
      subscribe(to: inner)
    } catch {
      lock.withLock { forwardError(error) }
    }
  }

  private func subscribe(to inner: Observable<Output>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = group.insert(subscription) else { return }
    subscription.setDisposable(inner.subscribe(receiver: FlatMapInner(parent: self, key: key)))
  }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() {
    lock.withLock {
      hasSourceEnded = true
      sourceSubscription.dispose()
      completeIfDone()
    }
  }

  fileprivate func innerCompleted(_ key: CompositeDisposable.DisposeKey) {
    group.remove(for: key)
    lock.withLock {
      activeCount -= 1
      completeIfDone()
    }
  }

  private func completeIfDone() {
    if hasSourceEnded && activeCount == 0 { forwardCompleted() }
  }
}

/// What listens to one of the merged sequences.
final class FlatMapInner<Input, Output>: Receiver<Output>, @unchecked Sendable {
  private let parent: FlatMapSink<Input, Output>
  private let key: CompositeDisposable.DisposeKey

  init(parent: FlatMapSink<Input, Output>, key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  override func onNext(_ element: Output) { parent.lock.withLock { parent.forwardNext(element) } }

  override func onError(_ error: any Error) { parent.lock.withLock { parent.forwardError(error) } }

  override func onCompleted() { parent.innerCompleted(key) }
}
