extension ObservableType {
  /// Passes an element on when no other has come for some time.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended, and the element
  /// that waits. The scheduler's timer holds the sink meanwhile. At completion the waiting element is sent.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing has to come.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func debounce(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Debounce(source: asObservable(), dueTime: dueTime, scheduler: scheduler)
  }
}

final class Debounce<Element>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let dueTime: Duration
  fileprivate let scheduler: any SchedulerType

  init(source: Observable<Element>, dueTime: Duration, scheduler: any SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = DebounceSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class DebounceSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: Debounce<Element>
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var number = 0

  init(parent: Debounce<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    BinaryDisposable(parent.source.subscribe(receiver: self), timer)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      number &+= 1
      waiting = element
      let own = SingleAssignmentDisposable()
      timer.disposable = own
      own.setDisposable(
        parent.scheduler.scheduleRelative(number, dueTime: parent.dueTime) { number in
          self.timeIsOver(number)
          return NopDisposable.noOp
        })
    }
  }

  private func timeIsOver(_ number: Int) {
    lock.withLock {
      if number == self.number, let element = waiting.take() { forwardNext(element) }
    }
  }

  override func onError(_ error: any Error) {
    lock.withLock {
      waiting = nil
      forwardError(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      if let element = waiting.take() { forwardNext(element) }
      forwardCompleted()
    }
  }
}
