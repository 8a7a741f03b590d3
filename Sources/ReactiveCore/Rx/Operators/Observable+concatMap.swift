extension ObservableType {
  /// Makes a sequence of each element, and subscribes to one after the other.
  ///
  /// A subscription holds `selector` until it has ended, but not the source. Elements that wait for their turn
  /// are held as the sequences made of them; one that never completes lets all that follow wait.
  ///
  /// - Parameter selector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func concatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    ConcatMap(source: asObservable(), maxConcurrent: 1) { try selector($0).asObservable() }
  }
}

final class ConcatMap<Source, Result>: Producer<Result>, @unchecked Sendable {
  private let source: Observable<Source>
  private let maxConcurrent: Int
  private let selector: (Source) throws -> Observable<Result>

  init(
    source: Observable<Source>, maxConcurrent: Int,
    selector: @escaping (Source) throws -> Observable<Result>
  ) {
    self.source = source
    self.maxConcurrent = maxConcurrent
    self.selector = selector
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ConcatMapSink(
      selector: selector, maxConcurrent: maxConcurrent, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// Merges a limited number at a time of the sequences that a closure makes of elements.
///
/// ```
/// ConcatMapSink ──strong──► selector          for life
///               ──strong──► waiting[…]        until each one's turn
///               ──strong──► group ──strong──► the source's subscription, those of live inner sequences
/// inner source ──strong──► ConcatMapInner ──strong──► ConcatMapSink
/// ```
final class ConcatMapSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  private let group = CompositeDisposable()
  private let selector: (Input) throws -> Observable<Output>
  private let maxConcurrent: Int
  private let sourceSubscription = SingleAssignmentDisposable()
  private var waiting = Queue<Observable<Output>>()
  private var activeCount = 0
  private var hasSourceEnded = false

  init(
    selector: @escaping (Input) throws -> Observable<Output>, maxConcurrent: Int,
    observer: Receiver<Output>, cancel: SinkDisposer
  ) {
    self.selector = selector
    self.maxConcurrent = maxConcurrent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run(_ source: Observable<Input>) -> any Disposable {
    group.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.subscribe(receiver: self))
    return group
  }

  override func onNext(_ element: Input) {
    do {
      let next: Observable<Output>? = try lock.withLock {
        let inner = try selector(element)
        guard activeCount == maxConcurrent else {
          activeCount += 1
          return inner
        }
        waiting.append(inner)
        return nil
      }
      if let next { subscribe(to: next) }
    } catch {
      lock.withLock { forwardError(error) }
    }
  }

  private func subscribe(to inner: Observable<Output>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = group.insert(subscription) else { return }
    subscription.setDisposable(inner.subscribe(receiver: ConcatMapInner(parent: self, key: key)))
  }

  override func onError(_ error: any Error) { lock.withLock { forwardError(error) } }

  override func onCompleted() {
    lock.withLock {
      hasSourceEnded = true
      if activeCount == 0 { forwardCompleted() } else { sourceSubscription.dispose() }
    }
  }

  fileprivate func innerCompleted(_ key: CompositeDisposable.DisposeKey) {
    group.remove(for: key)
    let next: Observable<Output>? = lock.withLock {
      if let next = waiting.popFirst() { return next }
      activeCount -= 1
      if hasSourceEnded && activeCount == 0 { forwardCompleted() }
      return nil
    }
    if let next { subscribe(to: next) }
  }
}

/// What listens to one of the inner sequences.
final class ConcatMapInner<Input, Output>: Receiver<Output>, @unchecked Sendable {
  private let parent: ConcatMapSink<Input, Output>
  private let key: CompositeDisposable.DisposeKey

  init(parent: ConcatMapSink<Input, Output>, key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  override func onNext(_ element: Output) { parent.lock.withLock { parent.forwardNext(element) } }

  override func onError(_ error: any Error) { parent.lock.withLock { parent.forwardError(error) } }

  override func onCompleted() { parent.innerCompleted(key) }
}
