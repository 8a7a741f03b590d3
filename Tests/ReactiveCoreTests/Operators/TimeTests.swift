import ReactiveCore
import Testing

/// The operators that need time, on a scheduler that is stepped.
@Suite struct TimeTests {
  private let log = EventLog()
  private let scheduler = RACTestScheduler()
  private let source = RACSubject<Int>()

  // MARK: delay

  @Test("S82 values and completion are delayed")
  func delayed() {
    subscribe(source.delay(.seconds(1)))
    send { $0.sendNext(1) }
    send { $0.sendCompleted() }
    #expect(log.entries.isEmpty)
    scheduler.stepAll()
    #expect(log.entries == ["next 1", "completed"])
  }

  @Test("S82 an error is not delayed, and what waits does not come")
  func errorIsNotDelayed() {
    subscribe(source.delay(.seconds(1)))
    send { $0.sendNext(1) }
    send { $0.sendError(TestError.first) }
    scheduler.stepAll()
    #expect(log.entries == ["error first"])
  }

  @Test("S82 disposal keeps what waits from coming")
  func disposedDelay() {
    let subscription = subscribe(source.delay(.seconds(1)))
    send { $0.sendNext(1) }
    subscription?.dispose()
    scheduler.stepAll()
    #expect(log.entries.isEmpty)
  }

  @Test("3.2 a delayed subscription grows by one disposable with every event, sent or not")
  func delayGrows() throws {
    let subscription = try #require(subscribe(source.delay(.seconds(1))))
    let before = subscription.descendantCount
    for value in 0..<50 {
      send { $0.sendNext(value) }
      scheduler.stepAll()
    }
    #expect(log.entries.count == 50)
    #expect(subscription.descendantCount == before + 50)
  }

  @Test("2.14 after disposal the scheduler keeps value and subscriber until the time has come")
  func schedulerKeepsWhatWasDisposed() {
    let source = RACSubject<Payload>()
    let (value, blocks) = sendOneAndDispose(source.delay(.seconds(1)), source)
    #expect(value.isAlive)
    #expect(blocks.isAlive)
    scheduler.stepAll()
    #expect(!value.isAlive)
    #expect(!blocks.isAlive)
  }

  // MARK: throttle

  @Test("S84 of a burst only the last value comes")
  func burst() {
    subscribe(source.throttle(.seconds(1)))
    for value in 1...3 { send { $0.sendNext(value) } }
    scheduler.stepAll()
    send { $0.sendNext(4) }
    scheduler.stepAll()
    #expect(log.entries == ["next 3", "next 4"])
  }

  @Test("S84 completion sends what waits, an error drops it", arguments: [true, false])
  func endOfAThrottled(completes: Bool) {
    subscribe(source.throttle(.seconds(1)))
    send { $0.sendNext(1) }
    send { if completes { $0.sendCompleted() } else { $0.sendError(nil) } }
    scheduler.stepAll()
    #expect(log.entries == (completes ? ["next 1", "completed"] : ["error nil"]))
  }

  @Test("S84 disposal drops what waits")
  func disposedThrottle() {
    let subscription = subscribe(source.throttle(.seconds(1)))
    send { $0.sendNext(1) }
    subscription?.dispose()
    scheduler.stepAll()
    #expect(log.entries.isEmpty)
  }

  @Test("S84 a value that does not pass the test comes at once and drops what waits")
  func valueThatNeedNotWait() {
    subscribe(source.throttle(.seconds(1)) { $0 < 10 })
    send { $0.sendNext(1) }
    send { $0.sendNext(10) }
    scheduler.stepAll()
    #expect(log.entries == ["next 10"])
  }

  // MARK: bufferWithTime

  @Test("3.2 values are collected from the first one on")
  func buffered() {
    subscribe(source.bufferWithTime(.seconds(1), onScheduler: scheduler))
    scheduler.stepAll()
    for value in 1...2 { send { $0.sendNext(value) } }
    scheduler.stepAll()
    send { $0.sendNext(3) }
    send { $0.sendCompleted() }
    #expect(log.entries == ["next [1, 2]", "next [3]", "completed"])
  }

  @Test("3.2 an error drops what was collected")
  func bufferedError() {
    subscribe(source.bufferWithTime(.seconds(1), onScheduler: scheduler))
    send { $0.sendNext(1) }
    send { $0.sendError(nil) }
    scheduler.stepAll()
    #expect(log.entries == ["error nil"])
  }

  // MARK: timeout

  @Test("S81 nothing sent in time is an error, disposed before it is passed on")
  func timedOut() {
    let producer = Producer<Int>(log)
    subscribe(producer.signal.timeout(.seconds(1), onScheduler: scheduler))
    scheduler.stepAll()
    #expect(log.entries == ["disposed", "error timedOut"])
    producer.dropSubscribers()
  }

  @Test("S81 values do not put the end of the time off")
  func valuesDoNotCount() {
    subscribe(source.timeout(.seconds(1), onScheduler: scheduler))
    send { $0.sendNext(1) }
    scheduler.stepAll()
    #expect(log.entries == ["next 1", "error timedOut"])
  }

  @Test("S81 after the end no error comes", arguments: Ending.allCases)
  func endedInTime(ending: Ending) {
    let subscription = subscribe(source.timeout(.seconds(1), onScheduler: scheduler))
    send { ending.apply(to: $0, subscription) }
    let before = log.entries
    scheduler.stepAll()
    #expect(log.entries == before)
  }

  // MARK: interval

  @Test("3.2 the first value comes after one interval, and there is no end")
  func interval() {
    subscribe(.interval(.seconds(2), onScheduler: scheduler))
    scheduler.step(3)
    #expect(log.entries == ["next 2.0 seconds", "next 4.0 seconds", "next 6.0 seconds"])
  }

  @Test("1.10 an interval keeps itself going until it is disposed or has been enough")
  func intervalKeepsItself() {
    let payload = subscribeToAnInterval(.interval(.seconds(1), onScheduler: scheduler))
    scheduler.step(2)
    #expect(payload.isAlive)
    let limited = subscribeToAnInterval(
      RACSignal.interval(.seconds(1), onScheduler: scheduler).take(1))
    scheduler.step(2)
    #expect(!limited.isAlive)
    #expect(payload.isAlive)
  }

  @Test("1.10 a disposed interval is let go of")
  func disposedInterval() {
    let payload = asCurrentSubscribeAndDispose(
      .interval(.seconds(60), onScheduler: RACScheduler.mainThread))
    #expect(!payload.isAlive)
  }

  @Test("1.6 on a test scheduler the subscription grows with every value")
  func intervalGrows() throws {
    let subscription = try #require(subscribe(.interval(.seconds(1), onScheduler: scheduler)))
    scheduler.step()
    let before = subscription.descendantCount
    scheduler.step(20)
    #expect(subscription.descendantCount == before + 20)
    subscription.dispose()
  }

  // MARK: Helpers

  @discardableResult
  private func subscribe<Value>(_ signal: RACSignal<Value>) -> RACDisposable? {
    var subscription: RACDisposable?
    scheduler.performAsCurrent { subscription = log.subscribe(to: signal) }
    return subscription
  }

  private func send(_ event: (RACSubject<Int>) -> Void) {
    scheduler.performAsCurrent { event(source) }
  }

  @inline(never)
  private func sendOneAndDispose(
    _ delayed: RACSignal<Payload>, _ source: RACSubject<Payload>
  ) -> (Weak<Payload>, Weak<Payload>) {
    let (value, blocks) = (Payload(), Payload())
    var subscription: RACDisposable?
    scheduler.performAsCurrent {
      subscription = EventLog().subscribe(to: delayed, holding: blocks)
      source.sendNext(value)
    }
    subscription?.dispose()
    return (Weak(value), Weak(blocks))
  }

  @inline(never)
  private func subscribeToAnInterval(_ signal: RACSignal<Duration>) -> Weak<Payload> {
    let payload = Payload()
    scheduler.performAsCurrent { EventLog().subscribe(to: signal, holding: payload) }
    return Weak(payload)
  }

  @inline(never)
  private func asCurrentSubscribeAndDispose(_ signal: RACSignal<Duration>) -> Weak<Payload> {
    let payload = Payload()
    asCurrent { EventLog().subscribe(to: signal, holding: payload)?.dispose() }
    return Weak(payload)
  }
}
