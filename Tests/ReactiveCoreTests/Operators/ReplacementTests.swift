import ReactiveCore
import Testing

@Suite struct ReplacementTests {
  private let log = EventLog()

  // MARK: takeUntilReplacement

  @Test("S54 from the first event of the replacement on nothing else counts")
  func replacementTakesOver() {
    asCurrent {
      let (source, replacement) = (RACSubject<Int>(), RACSubject<Int>())
      log.subscribe(to: source.takeUntilReplacement(replacement))
      source.sendNext(1)
      replacement.sendNext(2)
      source.sendNext(3)
      source.sendError(nil)
      replacement.sendCompleted()
      #expect(log.entries == ["next 1", "next 2", "completed"])
    }
  }

  @Test("S55 an error of the source is passed on, its completion is not")
  func endOfTheSource() {
    asCurrent {
      for completes in [true, false] {
        let (source, replacement) = (RACSubject<Int>(), RACSubject<Int>())
        log.subscribe(to: source.takeUntilReplacement(replacement))
        if completes { source.sendCompleted() } else { source.sendError(nil) }
        replacement.sendNext(1)
      }
      #expect(log.entries == ["next 1", "error nil"])
    }
  }

  @Test("S56 a replacement that sends at once keeps the source from being subscribed to")
  func replacementThatSendsAtOnce() {
    asCurrent {
      let source = Producer<Int>()
      log.subscribe(to: source.signal.takeUntilReplacement(.return(1)))
      #expect(log.entries == ["next 1", "completed"])
      #expect(source.subscriptionCount == 0)
    }
  }

  // MARK: repeat, retry

  @Test("3.2 repeat subscribes again after completion, until an error")
  func repeatUntilAnError() {
    asCurrent {
      var attempts = 0
      let source = RACSignal<Int>.defer {
        attempts += 1
        return attempts < 3 ? .return(attempts) : .error(TestError.first)
      }
      let scheduler = RACTestScheduler()
      scheduler.performAsCurrent { log.subscribe(to: source.repeat()) }
      #expect(
        log.entries == ["next 1"], "the first subscription is inline, the others are scheduled")
      scheduler.stepAll()
      #expect(log.entries == ["next 1", "next 2", "error first"])
    }
  }

  @Test("3.2 retry subscribes again after an error, as often as it may", arguments: [1, 2, 3])
  func retrySome(count: Int) {
    let attempts = failing(times: 3) { $0.retry(count) }
    #expect(attempts == min(count + 1, 4))
    #expect(log.entries == [count < 3 ? "error first" : "completed"])
  }

  @Test("3.2 retry without a number never gives up")
  func retryForEver() {
    #expect(failing(times: 20) { $0.retry() } == 21)
    #expect(log.entries == ["completed"])
  }

  @Test("3.2 a disposed repetition does not go on")
  func disposedRepetition() {
    let scheduler = RACTestScheduler()
    scheduler.performAsCurrent {
      log.subscribe(to: RACSignal.return(1).repeat())?.dispose()
    }
    scheduler.stepAll()
    #expect(log.entries == ["next 1"])
  }

  private func failing(
    times: Int, _ apply: (RACSignal<Int>) -> RACSignal<Int>
  ) -> Int {
    let scheduler = RACTestScheduler()
    let attempts = Box(0)
    let source = RACSignal<Int>.defer {
      attempts.value += 1
      return attempts.value > times ? .empty() : .error(TestError.first)
    }
    let signal = apply(source)
    scheduler.performAsCurrent { log.subscribe(to: signal) }
    scheduler.stepAll()
    return attempts.value
  }
}
