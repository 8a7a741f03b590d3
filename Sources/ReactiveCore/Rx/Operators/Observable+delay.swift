extension ObservableType {
  /// Passes elements and completion on later; an error at once, dropping what waits.
  ///
  /// A subscription holds the elements that wait, not the source; the scheduler's timer holds the sink while
  /// there are any.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    Delay(source: asObservable(), dueTime: dueTime, scheduler: scheduler)
  }
}

final class Delay<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let dueTime: Duration
  private let scheduler: any SchedulerType

  init(source: Observable<Element>, dueTime: Duration, scheduler: any SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = DelaySink(
      dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

final class DelaySink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let dueTime: Duration
  private let scheduler: any SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var waiting = Queue<(due: Duration, event: Event<Element>)>()
  private var error: (any Error)?
  private var isScheduled = false
  private var isSending = false

  init(
    dueTime: Duration, scheduler: any SchedulerType, observer: Receiver<Element>,
    cancel: SinkDisposer
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run(_ source: Observable<Element>) -> any Disposable {
    BinaryDisposable(source.subscribe(receiver: self), timer)
  }

  override func onNext(_ element: Element) { wait(.next(element)) }

  override func onCompleted() { wait(.completed) }

  override func onError(_ error: any Error) {
    let (dropped, isSending) = lock.withLock {
      let dropped = waiting
      waiting = Queue()
      self.error = error
      return (dropped, self.isSending)
    }
    // Who is sending passes the error on afterwards: events must not overtake one another.
    if !isSending { forwardError(error) }
    withExtendedLifetime(dropped) {}
  }

  private func wait(_ event: Event<Element>) {
    let isFirst = lock.withLock {
      guard error == nil else { return false }
      waiting.append((scheduler.now + dueTime, event))
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst { schedule(after: dueTime) }
  }

  private func schedule(after delay: Duration) {
    let own = SingleAssignmentDisposable()
    timer.disposable = own
    own.setDisposable(
      scheduler.scheduleRelative((), dueTime: delay) { _ in
        self.sendWhatIsDue()
        return NopDisposable.noOp
      })
  }

  private func sendWhatIsDue() {
    while let event = takeNext() { forwardOn(event) }
    let (error, next) = lock.withLock { (self.error, waiting.first?.due) }
    if let error { return forwardError(error) }
    if let next { schedule(after: next - scheduler.now) }
  }

  private func takeNext() -> Event<Element>? {
    lock.withLock {
      let isDue = waiting.first.map { $0.due <= scheduler.now } ?? false
      isSending = isDue
      if !isDue { isScheduled = !waiting.isEmpty }
      return isDue ? waiting.popFirst()?.event : nil
    }
  }
}
