import Dispatch
import ReactiveCore
import Testing

@Suite struct RxSchedulerTests {
  private let log = EventLog()

  @Test func immediateSchedulerRunsInsideOfTheCall() {
    _ = ImmediateScheduler.instance.schedule(1) { [log] state in
      log.note("work \(state)")
      return Disposables.create()
    }
    #expect(log.entries == ["work 1"])
  }

  @Test func virtualTimeRunsInOrderOfTimeThenOfScheduling() {
    let scheduler = VirtualTimeScheduler()
    for (name, delay) in [("a", 2), ("b", 1), ("c", 2), ("d", 1)] {
      _ = scheduler.scheduleRelative(name, dueTime: .seconds(delay)) { [log] name in
        log.note("\(name) at \(scheduler.seconds)")
        return Disposables.create()
      }
    }
    scheduler.advance(by: .seconds(1))
    #expect(log.entries == ["b at 1", "d at 1"])
    scheduler.start()
    #expect(log.entries.suffix(2) == ["a at 2", "c at 2"])
  }

  @Test func virtualTimeStopsWhenTold() {
    let scheduler = VirtualTimeScheduler()
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { if $0 == 4 { scheduler.stop() } })
    scheduler.start()
    #expect(scheduler.now == .seconds(5))
  }

  @Test func virtualWorkThatIsTakenBackIsFreedAtOnce() {
    let scheduler = VirtualTimeScheduler()
    let (work, payload) = scheduleHolding(scheduler)
    #expect(payload.isAlive)
    work.dispose()
    #expect(!payload.isAlive)
    #expect(scheduler.isEmpty)
  }

  @Test func serialQueueRunsOneAfterTheOther() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "rx")
    for number in 1...3 {
      _ = scheduler.schedule(number) { [log] number in
        log.note("\(number)")
        return Disposables.create()
      }
    }
    await finish(scheduler)
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func serialQueueSkipsWhatWasTakenBack() async {
    let queue = DispatchQueue(label: "rx")
    let scheduler = SerialDispatchQueueScheduler(queue: queue)
    let gate = Gate()
    queue.async { gate.wait() }
    let work = scheduler.schedule(()) { [log] _ in
      log.note("never")
      return Disposables.create()
    }
    work.dispose()
    gate.open()
    await finish(scheduler)
    #expect(log.entries.isEmpty)
  }

  @Test("A8 66 on a queue too, an interval without a period ends where it is told")
  func intervalOnAQueue() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "rx")
    let gate = Gate()
    _ = Observable<Int>.interval(.zero, scheduler: scheduler).take(while: { $0 < 10 })
      .subscribe(
        onNext: { [log] in log.note("\($0)") },
        onCompleted: { [log] in log.note("completed") }, onDisposed: { gate.open() })
    gate.wait()
    #expect(log.entries == (0..<10).map { "\($0)" } + ["completed"])
  }

  @Test func timerOnAQueueSendsOnce() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "rx")
    let gate = Gate()
    _ = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)
      .subscribe(onNext: { [log] in log.note("\($0)") }, onCompleted: { gate.open() })
    gate.wait()
    #expect(log.entries == ["0"])
  }

  @Test(.timeLimit(.minutes(2)))
  func delayedWorkOnAQueueIsFreedWhenItHasRun() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "rx")
    let payload = scheduleAndDrop(scheduler)
    // The queue lets go of a cancelled timer in a turn of its own.
    while payload.isAlive { await finish(scheduler) }
    #expect(log.entries == ["work"])
  }

  @Test func observeOnASchedulerQueuesEvents() {
    let scheduler = VirtualTimeScheduler()
    let subject = PublishSubject<Int>()
    _ = log.watch(subject.observe(on: scheduler))
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.entries.isEmpty)
    scheduler.start()
    #expect(log.entries == ["next 1", "next 2", "completed", "disposed"])
  }

  @Test("A4 observe(on:): disposal drops what waits and frees the closure at once")
  func observeOnDropsWhatWaits() {
    let scheduler = VirtualTimeScheduler()
    let subject = PublishSubject<Payload>()
    let (closure, subscription) = observeHolding(subject, scheduler)
    let element = send(subject)
    #expect(element.isAlive)
    subscription.dispose()
    #expect(!element.isAlive)
    #expect(!closure.isAlive)
    withExtendedLifetime(scheduler) {}
  }

  @Test("A4 observe(on:) a serial queue: the queue's block holds the event until its turn")
  func observeOnAQueueHoldsUntilItsTurn() async {
    let queue = DispatchQueue(label: "rx")
    let scheduler = SerialDispatchQueueScheduler(queue: queue)
    let gate = Gate()
    queue.async { gate.wait() }
    let subject = PublishSubject<Payload>()
    let subscription = subject.observe(on: scheduler)
      .subscribe(onNext: { [log] _ in log.note("never") })
    let element = send(subject)
    subscription.dispose()
    #expect(element.isAlive)
    gate.open()
    await finish(scheduler)
    await finish(scheduler)
    #expect(!element.isAlive)
    #expect(log.entries.isEmpty)
  }

  @Test func observeOnAQueueKeepsTheOrder() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "rx")
    let gate = Gate()
    _ = Observable.from(1...100).observe(on: scheduler)
      .subscribe(onNext: { [log] in log.note("\($0)") }, onCompleted: { gate.open() })
    gate.wait()
    #expect(log.entries == (1...100).map { "\($0)" })
  }

  @Test func subscribeOnSubscribesAndLeavesOnTheScheduler() {
    let scheduler = VirtualTimeScheduler()
    let source = RxSource<Int>(log)
    let subscription = log.watch(source.observable.subscribe(on: scheduler))
    #expect(source.subscriptionCount == 0)
    scheduler.start()
    #expect(source.subscriptionCount == 1)
    subscription.dispose()
    #expect(log.entries == ["disposed"])
    scheduler.start()
    #expect(log.entries == ["disposed", "cleanup"])
  }

  @MainActor @Test func mainSchedulerRunsOnTheMainVirtualLoop() {
    _ = log.watch(Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2))
    #expect(log.entries.isEmpty)
    VirtualRunLoop.main.advance(by: .seconds(5))
    #expect(log.entries == ["next 0", "next 1", "completed", "disposed"])
  }

  private func finish(_ scheduler: SerialDispatchQueueScheduler) async {
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        continuation.resume()
        return Disposables.create()
      }
    }
  }

  @inline(never)
  private func scheduleHolding(
    _ scheduler: VirtualTimeScheduler
  ) -> (any Disposable, Weak<Payload>) {
    let payload = Payload()
    let work = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
      payload.touch(Disposables.create())
    }
    return (work, Weak(payload))
  }

  @inline(never)
  private func scheduleAndDrop(_ scheduler: SerialDispatchQueueScheduler) -> Weak<Payload> {
    let payload = Payload()
    _ = scheduler.scheduleRelative(payload, dueTime: .milliseconds(1)) { [log] payload in
      payload.touch(log.note("work"))
      return Disposables.create()
    }
    return Weak(payload)
  }

  @inline(never)
  private func observeHolding(
    _ subject: PublishSubject<Payload>, _ scheduler: VirtualTimeScheduler
  ) -> (Weak<Payload>, any Disposable) {
    let payload = Payload()
    let subscription = subject.observe(on: scheduler)
      .subscribe(onNext: { _ in payload.touch(()) })
    return (Weak(payload), subscription)
  }

  @inline(never)
  private func send(_ subject: PublishSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.onNext(payload)
    return Weak(payload)
  }
}
