extension Observable where Element: FixedWidthInteger {
  /// A sequence that sends zero after some time, and completes; or counts on from there.
  ///
  /// **The scheduler's timer holds the sink.** The timer of a single number ends itself; with a period it goes
  /// on for ever if the subscription's disposable was dropped.
  ///
  /// - Parameters:
  ///   - dueTime: The time before the first number.
  ///   - period: The time between two numbers; without it there is one only.
  ///   - scheduler: What measures the time; held strongly by the sequence.
  /// - Returns: The sequence.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any SchedulerType
  ) -> Observable {
    Timer(dueTime: dueTime, period: period, scheduler: scheduler)
  }
}

final class Timer<Element: FixedWidthInteger>: Producer<Element>, @unchecked Sendable {
  private let dueTime: Duration
  private let period: Duration?
  private let scheduler: any SchedulerType

  init(dueTime: Duration, period: Duration?, scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.period = period
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = TimerSink<Element>(observer: observer, cancel: cancel)
    guard let period else { return (sink, sendOnce(sink)) }
    let subscription = scheduler.schedulePeriodic(
      Element.zero, startAfter: dueTime, period: period
    ) { number in
      sink.tick(number)
      return number &+ 1
    }
    return (sink, subscription)
  }

  private func sendOnce(_ sink: TimerSink<Element>) -> any Disposable {
    scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
      sink.forwardNext(0)
      sink.forwardCompleted()
      return NopDisposable.noOp
    }
  }
}

final class TimerSink<Element>: Sink<Never, Element>, @unchecked Sendable {
  private let lock = RecursiveLock()

  fileprivate func tick(_ number: Element) { lock.withLock { forwardNext(number) } }
}
