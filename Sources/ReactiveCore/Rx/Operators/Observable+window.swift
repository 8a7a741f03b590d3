extension ObservableType {
  /// Cuts the sequence into windows, each of which completes when it is full or some time has passed.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended; the scheduler's
  /// timer holds the sink. **The source is left only when the subscription and all subscriptions to windows are
  /// disposed.**
  ///
  /// - Parameters:
  ///   - timeSpan: How long a window is open at most.
  ///   - count: How many elements a window has at most.
  ///   - scheduler: What measures the time; held strongly by the returned sequence.
  /// - Returns: The sequence of windows.
  public func window(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    WindowTimeCount(
      source: asObservable(), timeSpan: timeSpan, count: count, scheduler: scheduler)
  }
}

final class WindowTimeCount<Element>: Producer<Observable<Element>>, @unchecked Sendable {
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
    _ observer: Receiver<Observable<Element>>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = WindowTimeCountSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class WindowTimeCountSink<Element>: Sink<Element, Observable<Element>>,
  @unchecked Sendable
{
  private let parent: WindowTimeCount<Element>
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private let group = CompositeDisposable()
  private let groupCount: RefCountDisposable
  private var window = PublishSubject<Element>()
  private var count = 0
  private var number = 0

  init(
    parent: WindowTimeCount<Element>, observer: Receiver<Observable<Element>>,
    cancel: SinkDisposer
  ) {
    self.parent = parent
    groupCount = RefCountDisposable(disposable: group)
    super.init(observer: observer, cancel: cancel)
    group.insert(timer)
  }

  fileprivate func run() -> any Disposable {
    announceWindow()
    startTimer()
    group.insert(parent.source.subscribe(receiver: self))
    return groupCount
  }

  private func announceWindow() { forwardNext(AddRef(source: window, refCount: groupCount)) }

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
      if number == self.number { beginNextWindow() }
    }
  }

  private func beginNextWindow() {
    number &+= 1
    count = 0
    window.onCompleted()
    window = PublishSubject()
    announceWindow()
    startTimer()
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      window.onNext(element)
      count += 1
      if count == parent.count { beginNextWindow() }
    }
  }

  override func onError(_ error: any Error) {
    lock.withLock {
      window.onError(error)
      forwardError(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      window.onCompleted()
      forwardCompleted()
    }
  }
}
