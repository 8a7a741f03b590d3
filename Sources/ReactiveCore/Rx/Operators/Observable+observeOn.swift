extension ObservableType {
  /// Passes events on on a scheduler.
  ///
  /// A subscription holds the events that wait, not the source. Disposing it drops them, on most schedulers at
  /// once. **On a serial dispatch queue each event is a block of its own, which holds the sink and the event
  /// until its turn comes**, and is dropped only then.
  ///
  /// - Parameter scheduler: Where events are passed on; held strongly by the returned sequence.
  /// - Returns: The same sequence elsewhere.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    if let queue = scheduler as? SerialDispatchQueueScheduler {
      return ObserveOnSerialDispatchQueue(source: asObservable(), scheduler: queue)
    }
    return ObserveOn(source: asObservable(), scheduler: scheduler)
  }
}

final class ObserveOn<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let scheduler: any ImmediateSchedulerType

  init(source: Observable<Element>, scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// Queues events and has a scheduler send one after the other.
///
/// ```
/// ObserveOnSink ──strong──► waiting[…]                        until they are sent
/// the scheduler's work ──strong──► ObserveOnSink              while there are any
/// ```
final class ObserveOnSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let lock = RecursiveLock()
  private let work = SerialDisposable()
  private var waiting = Queue<Event<Element>>()
  private var isRunning = false

  init(
    scheduler: any ImmediateSchedulerType, observer: Receiver<Element>, cancel: SinkDisposer
  ) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run(_ source: Observable<Element>) -> any Disposable {
    CompositeDisposable([
      source.subscribe(receiver: self), work,
      AnonymousDisposable { [weak self] in self?.dropWaiting() },
    ])
  }

  private func dropWaiting() {
    let dropped = lock.withLock {
      let dropped = waiting
      waiting = Queue()
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  override func onNext(_ element: Element) { wait(.next(element)) }

  override func onError(_ error: any Error) { wait(.error(error)) }

  override func onCompleted() { wait(.completed) }

  private func wait(_ event: Event<Element>) {
    let mustStart = lock.withLock {
      waiting.append(event)
      defer { isRunning = true }
      return !isRunning
    }
    guard mustStart else { return }
    work.disposable = scheduler.scheduleRecursive(()) { _, recurse in
      if self.sendOne() { recurse(()) }
    }
  }

  private func sendOne() -> Bool {
    let event: Event<Element>? = lock.withLock {
      if waiting.isEmpty { isRunning = false }
      return waiting.popFirst()
    }
    guard let event else { return false }
    forwardOn(event)
    return lock.withLock {
      if waiting.isEmpty { isRunning = false }
      return isRunning
    }
  }
}

final class ObserveOnSerialDispatchQueue<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let scheduler: SerialDispatchQueueScheduler

  init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ObserveOnSerialDispatchQueueSink(
      scheduler: scheduler, observer: observer, cancel: cancel)
    return (sink, source.subscribe(receiver: sink))
  }
}

final class ObserveOnSerialDispatchQueueSink<Element>: Sink<Element, Element>,
  @unchecked Sendable
{
  private let scheduler: SerialDispatchQueueScheduler

  init(
    scheduler: SerialDispatchQueueScheduler, observer: Receiver<Element>, cancel: SinkDisposer
  ) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) { enqueue(.next(element)) }

  override func onError(_ error: any Error) { enqueue(.error(error)) }

  override func onCompleted() { enqueue(.completed) }

  private func enqueue(_ event: Event<Element>) {
    scheduler.enqueue { self.forwardOn(event) }
  }
}
