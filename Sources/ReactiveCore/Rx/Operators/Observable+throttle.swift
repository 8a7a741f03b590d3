extension ObservableType {
  /// Passes at most one element on in a stretch of time: the first, and if wanted the latest.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended, and the element
  /// that waits for the end of the stretch; the scheduler's timer holds the sink meanwhile.
  ///
  /// - Parameters:
  ///   - dueTime: The length of a stretch.
  ///   - latest: Whether the latest element of a stretch is sent at its end; without it, it is dropped.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Throttle(source: asObservable(), dueTime: dueTime, latest: latest, scheduler: scheduler)
  }
}

final class Throttle<Element>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let dueTime: Duration
  fileprivate let latest: Bool
  fileprivate let scheduler: any SchedulerType

  init(
    source: Observable<Element>, dueTime: Duration, latest: Bool, scheduler: any SchedulerType
  ) {
    self.source = source
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ThrottleSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class ThrottleSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: Throttle<Element>
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var lastSent: Duration?
  private var hasSourceEnded = false

  init(parent: Throttle<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    BinaryDisposable(parent.source.subscribe(receiver: self), timer)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      let passed = lastSent.map { parent.scheduler.now - $0 } ?? parent.dueTime
      if passed >= parent.dueTime { return send(element) }
      guard parent.latest else { return }
      let isScheduled = waiting != nil
      waiting = element
      if !isScheduled { schedule(after: parent.dueTime - passed) }
    }
  }

  private func schedule(after delay: Duration) {
    let own = SingleAssignmentDisposable()
    timer.disposable = own
    own.setDisposable(
      parent.scheduler.scheduleRelative((), dueTime: delay) { _ in
        self.stretchIsOver()
        return NopDisposable.noOp
      })
  }

  private func stretchIsOver() {
    lock.withLock {
      if let element = waiting { send(element) }
      if hasSourceEnded { forwardCompleted() }
    }
  }

  private func send(_ element: Element) {
    waiting = nil
    forwardNext(element)
    // Afterwards, as the time that delivery takes does not count.
    lastSent = parent.scheduler.now
  }

  override func onError(_ error: any Error) {
    lock.withLock {
      waiting = nil
      forwardError(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      if waiting == nil { forwardCompleted() } else { hasSourceEnded = true }
    }
  }
}
