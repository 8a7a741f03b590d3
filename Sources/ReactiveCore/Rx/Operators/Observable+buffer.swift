extension ObservableType {
  /// Gathers elements into arrays, each sent when it is full or some time has passed.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended, and what it has
  /// gathered; the scheduler's timer holds the sink. An array may be empty. An error drops what was gathered.
  ///
  /// - Parameters:
  ///   - timeSpan: How long an array is open at most.
  ///   - count: How many elements an array has at most.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The sequence of arrays.
  public func buffer(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    BufferTimeCount(
      source: asObservable(), timeSpan: timeSpan, count: count, scheduler: scheduler)
  }
}

final class BufferTimeCount<Element>: Producer<[Element]>, @unchecked Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let timeSpan: Duration
  fileprivate let count: Int
  fileprivate let scheduler: any SchedulerType

  init(
    source: Observable<Element>, timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) {
    self.source = source
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<[Element]>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = BufferTimeCountSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class BufferTimeCountSink<Element>: Sink<Element, [Element]>, @unchecked Sendable {
  private let parent: BufferTimeCount<Element>
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var elements: [Element] = []
  private var number = 0

  init(parent: BufferTimeCount<Element>, observer: Receiver<[Element]>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    startTimer()
    return BinaryDisposable(timer, parent.source.subscribe(receiver: self))
  }

  private func startTimer() {
    if timer.isDisposed { return }
    let own = SingleAssignmentDisposable()
    timer.disposable = own
    own.setDisposable(
      parent.scheduler.scheduleRelative(number, dueTime: parent.timeSpan) { number in
        self.timeIsOver(number)
        return NopDisposable.noOp
      })
  }

  private func timeIsOver(_ number: Int) {
    lock.withLock {
      if number == self.number { sendAndBeginAnew() }
    }
  }

  private func sendAndBeginAnew() {
    number &+= 1
    let full = elements
    elements = []
    forwardNext(full)
    startTimer()
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      elements.append(element)
      if elements.count == parent.count { sendAndBeginAnew() }
    }
  }

  override func onError(_ error: any Error) {
    lock.withLock {
      elements = []
      forwardError(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      forwardNext(elements)
      forwardCompleted()
    }
  }
}
