import ReactiveCore
import Testing

/// The operators that measure time, in virtual time.
@Suite struct RxTimeTests {
  private let scheduler = VirtualTimeScheduler()

  @Test func debouncePassesOnWhatIsNotFollowed() {
    let entries = run([(210, .next(1)), (215, .next(2)), (240, .next(3)), (245, .completed)]) {
      $0.debounce(.seconds(10), scheduler: scheduler)
    }
    #expect(entries == ["225 next(2)", "245 next(3)", "245 completed"])
  }

  @Test func debounceDropsWhatWaitsAtAnError() {
    let entries = run([(210, .next(1)), (215, .error(TestError.first))]) {
      $0.debounce(.seconds(10), scheduler: scheduler)
    }
    #expect(entries == ["215 error(first)"])
  }

  @Test func throttleSendsTheFirstAndTheLatest() {
    let entries = run([
      (210, .next(1)), (212, .next(2)), (214, .next(3)), (250, .next(4)), (252, .next(5)),
      (253, .completed),
    ]) { $0.throttle(.seconds(10), scheduler: scheduler) }
    #expect(
      entries == [
        "210 next(1)", "220 next(3)", "250 next(4)", "260 next(5)", "260 completed",
      ])
  }

  @Test func throttleWithoutLatestSendsTheFirstOnly() {
    let entries = run([(210, .next(1)), (212, .next(2)), (250, .next(3)), (251, .completed)]) {
      $0.throttle(.seconds(10), latest: false, scheduler: scheduler)
    }
    #expect(entries == ["210 next(1)", "250 next(3)", "251 completed"])
  }

  @Test func delayMovesElementsAndCompletion() {
    let entries = run([(210, .next(1)), (211, .next(2)), (240, .next(3)), (241, .completed)]) {
      $0.delay(.seconds(10), scheduler: scheduler)
    }
    #expect(entries == ["220 next(1)", "221 next(2)", "250 next(3)", "251 completed"])
  }

  @Test func delayPassesAnErrorOnAtOnce() {
    let entries = run([(210, .next(1)), (215, .error(TestError.first))]) {
      $0.delay(.seconds(10), scheduler: scheduler)
    }
    #expect(entries == ["215 error(first)"])
  }

  @Test func delayFreesWhatWaitsWhenDisposed() {
    let subject = PublishSubject<Payload>()
    let subscription = subject.delay(.seconds(10), scheduler: scheduler).subscribe()
    let payload = send(subject)
    #expect(payload.isAlive)
    subscription.dispose()
    #expect(!payload.isAlive)
    #expect(scheduler.isEmpty)
  }

  @Test func timeoutFailsWhenNothingComes() {
    let entries = run([(205, .next(1)), (212, .next(2)), (230, .next(3))]) {
      $0.timeout(.seconds(10), scheduler: scheduler)
    }
    #expect(
      entries == ["205 next(1)", "212 next(2)", "222 error(the sequence timed out)"])
  }

  @Test func timeoutGoesOnWithAnother() {
    let entries = run([(230, .next(3))]) {
      $0.timeout(.seconds(10), other: Observable.just(7), scheduler: scheduler)
    }
    #expect(entries == ["210 next(7)", "210 completed"])
    #expect(scheduler.isEmpty)
  }

  @Test func timeoutOfASequenceThatEndsInTime() {
    let entries = run([(205, .next(1)), (206, .completed)]) {
      $0.timeout(.seconds(10), scheduler: scheduler)
    }
    #expect(entries == ["205 next(1)", "206 completed"])
  }

  @Test func bufferIsSentWhenFullOrInTime() {
    let entries = run([
      (201, .next(1)), (202, .next(2)), (203, .next(3)), (220, .next(4)), (225, .completed),
    ]) { $0.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler) }
    #expect(
      entries == [
        "202 next([1, 2])", "212 next([3])", "222 next([4])", "225 next([])", "225 completed",
      ])
  }

  @Test func windowEndsWhenFullOrInTime() {
    let entries = run([
      (201, .next(1)), (202, .next(2)), (203, .next(3)), (213, .next(4)), (214, .completed),
    ]) { source in
      var number = 0
      return source.window(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
        .flatMap { window -> Observable<String> in
          number += 1
          return window.materialize().map { [number] in "\(number): \($0)" }
        }
    }
    #expect(
      entries == [
        "201 next(1: next(1))", "202 next(1: next(2))", "202 next(1: completed)",
        "203 next(2: next(3))", "212 next(2: completed)", "213 next(3: next(4))",
        "214 next(3: completed)", "214 completed",
      ])
  }

  @Test func intervalCountsUntilItIsDisposed() {
    let log = TimedLog(scheduler)
    log.watch(Observable<Int>.interval(.seconds(100), scheduler: scheduler), to: 450)
    scheduler.start()
    #expect(log.entries == ["300 next(0)", "400 next(1)"])
  }

  @Test("A8 66 an interval without a period, taken while below ten, leaves nothing behind")
  func intervalWithoutAPeriod() {
    let log = TimedLog(scheduler)
    let interval = Observable<Int>.interval(.zero, scheduler: scheduler)
    log.watch(interval.take(while: { $0 < 10 }), to: 201)
    scheduler.start()
    #expect(log.entries == (0..<10).map { "200 next(\($0))" } + ["200 completed"])
    #expect(scheduler.isEmpty)
  }

  @Test func timerSendsOnceOrCounts() {
    let (once, counting) = (TimedLog(scheduler), TimedLog(scheduler))
    once.watch(Observable<Int>.timer(.seconds(5), scheduler: scheduler))
    counting.watch(
      Observable<Int>.timer(.seconds(5), period: .seconds(2), scheduler: scheduler).take(3))
    scheduler.start()
    #expect(once.entries == ["205 next(0)", "205 completed"])
    #expect(
      counting.entries == ["205 next(0)", "207 next(1)", "209 next(2)", "209 completed"])
  }

  @Test func sampleSendsWhatIsNew() {
    let sampler = HotSequence(scheduler, [(210, .next(0)), (211, .next(0)), (230, .next(0))])
    let entries = run([(205, .next(1)), (206, .next(2)), (225, .next(3)), (226, .completed)]) {
      $0.sample(sampler.observable)
    }
    #expect(entries == ["210 next(2)", "230 next(3)", "230 completed"])
    #expect(sampler.subscriptions == ["200-230"])
  }

  private func run<Result>(
    _ events: [(Int, Event<Int>)], _ apply: (Observable<Int>) -> Observable<Result>
  ) -> [String] {
    let source = HotSequence(scheduler, events)
    let log = TimedLog(scheduler)
    log.watch(apply(source.observable))
    scheduler.start()
    return log.entries
  }

  @inline(never)
  private func send(_ subject: PublishSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.onNext(payload)
    return Weak(payload)
  }
}
