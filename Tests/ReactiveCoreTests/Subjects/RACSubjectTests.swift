import ReactiveCore
import Testing

@Suite struct RACSubjectTests {
  @Test("2.10 subscribers are served in the order in which they subscribed")
  func subscribersAreServedInOrder() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    for name in ["a", "b", "c"] { log.subscribe(to: subject, as: name) }
    subject.sendNext(1)
    subject.sendCompleted()
    #expect(
      log.entries == [
        "a next 1", "b next 1", "c next 1", "a completed", "b completed", "c completed",
      ])
  }

  @Test("2.10 who subscribes during a delivery does not get that event")
  func whoSubscribesDuringADeliveryDoesNotGetThatEvent() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    subject.subscribeNext { value in
      log.note("outer \(value)")
      if value == 1 { log.subscribe(to: subject, as: "inner") }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    #expect(log.entries == ["outer 1", "outer 2", "inner next 2"])
    subject.sendCompleted()
  }

  @Test("M18 a completed subject accepts subscribers and delivers to them")
  func completedSubjectAcceptsSubscribers() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    subject.sendCompleted()
    log.subscribe(to: subject)
    #expect(log.entries.isEmpty)
    subject.sendNext(1)
    #expect(log.entries == ["next 1"])
  }

  @Test("D4 a sibling disposed during a delivery still gets the value")
  func siblingDisposedDuringADeliveryStillGetsTheValue() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    let sibling = Box<RACDisposable?>(nil)
    subject.subscribeNext { _ in sibling.value?.dispose() }
    sibling.value = log.subscribe(to: subject)
    subject.sendNext(1)
    subject.sendNext(2)
    #expect(log.entries == ["next 1"])
  }

  @Test("D1 the returned disposable takes the entry out and leaves the subscription's own alone")
  func returnedDisposableOnlyTakesTheEntryOut() {
    let subject = RACSubject<Int>()
    let subscriber = RecordingSubscriber<Int>()
    let returned = subject.subscribe(subscriber)
    returned?.dispose()
    subject.sendNext(1)
    #expect(subscriber.disposables.count == 1)
    #expect(subscriber.disposables.first?.isDisposed == false)
    #expect(subscriber.log.entries.isEmpty)
  }

  @Test(
    "2.10 at a terminal event its own subscriptions are disposed before its subscribers hear of it",
    arguments: [true, false])
  func ownSubscriptionsAreDisposedFirst(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let subject = RACSubject<Int>()
      producer.signal.subscribe(subject)
      log.subscribe(to: subject)
      producer.sendNext(1)
      if completes { subject.sendCompleted() } else { subject.sendError(nil) }
      #expect(log.entries == ["next 1", "disposed", completes ? "completed" : "error nil"])
    }
  }

  @Test("1.2 released, it disposes its own subscriptions")
  func releasedItDisposesItsOwnSubscriptions() {
    asCurrent {
      let log = EventLog()
      let kept = Box<(any RACSubscriberProtocol<Int>)?>(nil)
      subscribeSubject(log, kept)
      #expect(kept.value != nil)
      #expect(log.entries.isEmpty)
      kept.value = nil
      #expect(log.entries == ["disposed"])
    }
  }

  @Test("1.2 a subscription of its own that was disposed is let go")
  func disposedSubscriptionOfItsOwnIsLetGo() {
    let subject = RACSubject<Int>()
    let disposable = tell(subject)
    #expect(disposable.isAlive)
    disposable.object?.dispose()
    #expect(!disposable.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test("2.2 a subject subscribes inline where there is no scheduler")
  func subjectSubscribesInline() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    log.subscribe(to: subject)
    subject.sendNext(1)
    #expect(log.entries == ["next 1"])
    #expect(RACScheduler.current == nil)
  }

  @Test("2.10 many threads may send, subscribe and dispose at once")
  func manyThreadsMaySendSubscribeAndDispose() {
    let log = EventLog()
    let subject = RACSubject<Int>()
    log.subscribe(to: subject, as: "steady")
    onThreads(4) { index in
      for value in 0..<100 {
        if index == 0 {
          subject.sendNext(value)
        } else {
          subject.subscribe(RACSubscriber())?.dispose()
        }
      }
    }
    #expect(log.entries == (0..<100).map { "steady next \($0)" })
  }

  @inline(never)
  private func subscribeSubject(
    _ log: EventLog, _ kept: Box<(any RACSubscriberProtocol<Int>)?>
  ) {
    let signal = RACSignal<Int>.createSignal { subscriber in
      kept.value = subscriber
      return log.disposable()
    }
    signal.subscribe(RACSubject())
  }

  @inline(never)
  private func tell(_ subject: RACSubject<Int>) -> Weak<RACCompoundDisposable> {
    let disposable = RACCompoundDisposable()
    subject.didSubscribe(with: disposable)
    return Weak(disposable)
  }
}
