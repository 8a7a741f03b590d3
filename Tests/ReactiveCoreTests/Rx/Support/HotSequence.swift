import ReactiveCore

/// A sequence in virtual time that sends what it is told at given seconds, whoever listens, and notes from when
/// to when it was subscribed to.
final class HotSequence<Element> {
  private let scheduler: VirtualTimeScheduler
  private let subject = PublishSubject<Element>()
  private let log = EventLog()

  /// Creates a sequence of events by their times.
  init(_ scheduler: VirtualTimeScheduler, _ events: [(Int, Event<Element>)]) {
    self.scheduler = scheduler
    for (time, event) in events {
      scheduler.scheduleAt(.seconds(time)) { [subject] in subject.on(event) }
    }
  }

  /// From when to when somebody was subscribed, each time.
  var subscriptions: [String] { log.entries }

  /// The sequence.
  var observable: Observable<Element> {
    Observable.create { [subject, scheduler, log] observer in
      let start = scheduler.seconds
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        log.note("\(start)-\(scheduler.seconds)")
        subscription.dispose()
      }
    }
  }
}

extension VirtualTimeScheduler {
  /// The virtual time in whole seconds.
  var seconds: Int { Int(now / .seconds(1)) }
}

/// Lists what a sequence sends in virtual time, with the seconds.
final class TimedLog {
  private let scheduler: VirtualTimeScheduler
  private let log = EventLog()

  init(_ scheduler: VirtualTimeScheduler) {
    self.scheduler = scheduler
  }

  var entries: [String] { log.entries }

  /// Subscribes at a time, and disposes at another.
  func watch<Element>(_ observable: Observable<Element>, from: Int = 200, to end: Int = 1000) {
    let serial = SerialDisposable()
    scheduler.scheduleAt(.seconds(from)) { [log, scheduler] in
      serial.disposable = observable.subscribe { event in
        log.note("\(scheduler.seconds) \(event)")
      }
    }
    scheduler.scheduleAt(.seconds(end)) { serial.dispose() }
  }
}
