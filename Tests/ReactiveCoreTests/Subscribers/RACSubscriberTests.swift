import ReactiveCore
import Testing

@Suite struct RACSubscriberTests {
  @Test("S25 no value follows a terminal event that raced with values", arguments: [true, false])
  func noValueFollowsATerminalEvent(completes: Bool) {
    for _ in 0..<50 {
      var hasEnded = false
      var lateValues = 0
      // The blocks run under the subscriber's lock, which is what makes these variables safe.
      let subscriber = RACSubscriber<Int>(
        next: { _ in if hasEnded { lateValues += 1 } },
        error: { _ in hasEnded = true },
        completed: { hasEnded = true })
      onThreads(4) { index in
        if index > 0 {
          for value in 0..<50 { subscriber.sendNext(value) }
        } else if completes {
          subscriber.sendCompleted()
        } else {
          subscriber.sendError(nil)
        }
      }
      #expect(hasEnded)
      #expect(lateValues == 0)
    }
  }

  @Test("2.3 a value sent from inside the next block nests")
  func valueSentFromInsideNests() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    subject.subscribeNext { value in
      log.note("\(value) begins")
      if value < 3 { subject.sendNext(value + 1) }
      log.note("\(value) ends")
    }
    subject.sendNext(1)
    #expect(
      log.entries == ["1 begins", "2 begins", "3 begins", "3 ends", "2 ends", "1 ends"])
    subject.sendCompleted()
  }

  @Test("1.3 the blocks are released at a terminal event", arguments: [true, false])
  func blocksAreReleasedAtATerminalEvent(completes: Bool) {
    let (subscriber, payload) = subscriberHoldingPayload()
    #expect(payload.isAlive)
    if completes { subscriber.sendCompleted() } else { subscriber.sendError(nil) }
    #expect(!payload.isAlive)
    withExtendedLifetime(subscriber) {}
  }

  @Test("1.3 the blocks are kept when a subscription is disposed")
  func blocksAreKeptWhenASubscriptionIsDisposed() {
    let (subscriber, payload) = subscriberHoldingPayload()
    let disposable = RACCompoundDisposable()
    subscriber.didSubscribe(with: disposable)
    disposable.dispose()
    #expect(payload.isAlive)
    withExtendedLifetime(subscriber) {}
  }

  @Test("2.4 at a terminal event subscriptions are disposed in order, before the block runs")
  func subscriptionsAreDisposedBeforeTheBlockRuns() {
    let log = EventLog()
    let subscriber = log.subscriber(of: Int.self)
    for index in 0..<3 {
      subscriber.didSubscribe(with: RACCompoundDisposable { log.note("disposed \(index)") })
    }
    subscriber.sendCompleted()
    #expect(log.entries == ["disposed 0", "disposed 1", "disposed 2", "completed"])
  }

  @Test("2.4 before its subscriptions are disposed, the subscriber's blocks are gone")
  func blocksAreGoneBeforeSubscriptionsAreDisposed() {
    let log = EventLog()
    let subscriber = log.subscriber(of: Int.self)
    subscriber.didSubscribe(
      with: RACCompoundDisposable { [weak subscriber] in subscriber?.sendNext(1) })
    subscriber.sendError(TestError.first)
    #expect(log.entries == ["error first"])
  }

  @Test("2.4 only the first terminal event is delivered")
  func onlyTheFirstTerminalEventIsDelivered() {
    let log = EventLog()
    let subscriber = log.subscriber(of: Int.self)
    subscriber.sendCompleted()
    subscriber.sendError(nil)
    subscriber.sendCompleted()
    subscriber.sendNext(1)
    #expect(log.entries == ["completed"])
  }

  @Test("2.7 released without a terminal event, it disposes its subscriptions silently")
  func releasedItDisposesItsSubscriptionsSilently() {
    let log = EventLog()
    release(log)
    #expect(log.entries == ["disposed"])
  }

  @Test("1.3 a disposable that is disposed already is not held")
  func disposedDisposableIsNotHeld() {
    let subscriber = RACSubscriber<Int>()
    let disposable = subscribeDisposed(subscriber)
    #expect(!disposable.isAlive)
    withExtendedLifetime(subscriber) {}
  }

  @Test("1.10 subscriber and subscription are on a ring that disposal breaks")
  func ringOfSubscriberAndSubscriptionIsBrokenByDisposal() {
    let subscriber = RACSubscriber<Int>()
    let disposable = subscribe(subscriber)
    #expect(disposable.isAlive)
    disposable.object?.dispose()
    #expect(!disposable.isAlive)
    withExtendedLifetime(subscriber) {}
  }

  @inline(never)
  private func subscriberHoldingPayload() -> (RACSubscriber<Int>, Weak<Payload>) {
    let payload = Payload()
    return (EventLog().subscriber(holding: payload), Weak(payload))
  }

  @inline(never)
  private func release(_ log: EventLog) {
    let subscriber = log.subscriber(of: Int.self)
    subscriber.didSubscribe(with: RACCompoundDisposable { log.note("disposed") })
    withExtendedLifetime(subscriber) {}
  }

  @inline(never)
  private func subscribeDisposed(_ subscriber: RACSubscriber<Int>) -> Weak<RACCompoundDisposable> {
    let disposable = RACCompoundDisposable()
    disposable.dispose()
    subscriber.didSubscribe(with: disposable)
    return Weak(disposable)
  }

  @inline(never)
  private func subscribe(_ subscriber: RACSubscriber<Int>) -> Weak<RACCompoundDisposable> {
    let disposable = RACCompoundDisposable()
    subscriber.didSubscribe(with: disposable)
    return Weak(disposable)
  }
}
