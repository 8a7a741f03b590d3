extension ObservableType {
  /// Fails if nothing comes for some time.
  ///
  /// - Parameters:
  ///   - dueTime: How long the first element, or the next one, may take.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The new sequence; its error is ``RxError/timeout``.
  public func timeout(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence if nothing comes for some time.
  ///
  /// A subscription holds the returned sequence, and thereby both sources, until it has ended. The scheduler's
  /// timer holds the sink.
  ///
  /// - Parameters:
  ///   - dueTime: How long the first element, or the next one, may take.
  ///   - other: Held strongly by the returned sequence.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func timeout<Other: ObservableConvertibleType>(
    _ dueTime: Duration, other: Other, scheduler: any SchedulerType
  ) -> Observable<Element> where Other.Element == Element {
    Timeout(
      source: asObservable(), dueTime: dueTime, other: other.asObservable(), scheduler: scheduler)
  }
}

final class Timeout<Element>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let dueTime: Duration
  fileprivate let other: Observable<Element>
  fileprivate let scheduler: any SchedulerType

  init(
    source: Observable<Element>, dueTime: Duration, other: Observable<Element>,
    scheduler: any SchedulerType
  ) {
    self.source = source
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = TimeoutSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class TimeoutSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: Timeout<Element>
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private let subscription = SerialDisposable()
  private var number = 0
  private var hasTimedOut = false

  init(parent: Timeout<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    let original = SingleAssignmentDisposable()
    subscription.disposable = original
    startTimer()
    original.setDisposable(parent.source.subscribe(receiver: self))
    return BinaryDisposable(subscription, timer)
  }

  private func startTimer() {
    if timer.isDisposed { return }
    let own = SingleAssignmentDisposable()
    timer.disposable = own
    own.setDisposable(
      parent.scheduler.scheduleRelative(number, dueTime: parent.dueTime) { number in
        self.timeIsOver(number)
        return NopDisposable.noOp
      })
  }

  private func timeIsOver(_ number: Int) {
    let isTooLate = lock.withLock {
      hasTimedOut = number == self.number
      return !hasTimedOut
    }
    if isTooLate { return }
    subscription.disposable = parent.other.subscribe(receiver: TimeoutOther(parent: self))
  }

  private func cameInTime() -> Bool {
    lock.withLock {
      if !hasTimedOut { number &+= 1 }
      return !hasTimedOut
    }
  }

  override func onNext(_ element: Element) {
    guard cameInTime() else { return }
    forwardNext(element)
    startTimer()
  }

  override func onError(_ error: any Error) {
    if cameInTime() { forwardError(error) }
  }

  override func onCompleted() {
    if cameInTime() { forwardCompleted() }
  }
}

/// What listens to the sequence that comes after the time is over.
final class TimeoutOther<Element>: Receiver<Element>, @unchecked Sendable {
  private let parent: TimeoutSink<Element>

  init(parent: TimeoutSink<Element>) {
    self.parent = parent
  }

  override func onNext(_ element: Element) { parent.forwardNext(element) }

  override func onError(_ error: any Error) { parent.forwardError(error) }

  override func onCompleted() { parent.forwardCompleted() }
}
