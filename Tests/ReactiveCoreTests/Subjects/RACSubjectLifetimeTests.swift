import ReactiveCore
import Testing

@Suite struct RACSubjectLifetimeTests {
  @Test("M01 D3 subscribed and dropped without an end, nothing leaks")
  func subscribedAndDroppedNothingLeaks() {
    let (subject, payload) = subscribeAndDrop { _, _ in }
    #expect(!subject.isAlive)
    #expect(!payload.isAlive)
  }

  @Test("M02 ended first, nothing leaks", arguments: Ending.allCases)
  func endedFirstNothingLeaks(ending: Ending) {
    let (subject, payload) = subscribeAndDrop { ending.apply(to: $0, $1) }
    #expect(!subject.isAlive)
    #expect(!payload.isAlive)
  }

  @Test("M03 D2 after completion the payloads are freed, the entries stay until the subject goes")
  func afterCompletionTheEntriesStay() {
    var subject: RACSubject<Int>? = RACSubject()
    let (subscribers, payloads) = subscribeThree(to: subject)
    subject?.sendCompleted()
    #expect(payloads.aliveCount() == 0)
    #expect(subscribers.aliveCount() == 3)
    subject = nil
    #expect(subscribers.aliveCount() == 0)
  }

  @Test("D2 after completion an entry goes with its disposable")
  func afterCompletionAnEntryGoesWithItsDisposable() {
    let subject = RACSubject<Int>()
    let (disposable, subscriber) = subscribe(to: subject)
    subject.sendCompleted()
    #expect(subscriber.isAlive)
    disposable?.dispose()
    #expect(!subscriber.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test("1.2 a subject holds what its subscribers' blocks hold until they are disposed")
  func subjectHoldsWhatBlocksHoldUntilDisposal() {
    let subject = RACSubject<Int>()
    let (disposable, payload) = subscribePayload(to: subject)
    #expect(payload.isAlive)
    disposable?.dispose()
    #expect(!payload.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test("1.2 a subscription's disposable does not hold the subject")
  func subscriptionDoesNotHoldTheSubject() {
    let (disposable, subject) = dropSubject()
    #expect(!subject.isAlive)
    withExtendedLifetime(disposable) {}
  }

  @Test("1.2 who sends to a subject keeps it alive")
  func whoSendsToASubjectKeepsItAlive() {
    asCurrent {
      let producer = Producer<Int>()
      let subject = subscribeSubject(to: producer)
      #expect(subject.isAlive)
      producer.dropSubscribers()
      #expect(!subject.isAlive)
    }
  }

  @inline(never)
  private func subscribeAndDrop(
    _ end: (RACSubject<Int>, RACDisposable?) -> Void
  ) -> (Weak<RACSubject<Int>>, Weak<Payload>) {
    let subject = RACSubject<Int>()
    let payload = Payload()
    let disposable = EventLog().subscribe(to: subject, holding: payload)
    subject.sendNext(1)
    end(subject, disposable)
    return (Weak(subject), Weak(payload))
  }

  @inline(never)
  private func subscribeThree(
    to subject: RACSubject<Int>?
  ) -> ([Weak<RACSubscriber<Int>>], [Weak<Payload>]) {
    let payloads = [Payload(), Payload(), Payload()]
    let subscribers = payloads.map { EventLog().subscriber(of: Int.self, holding: $0) }
    for subscriber in subscribers { subject?.subscribe(subscriber) }
    return (subscribers.map { Weak($0) }, payloads.map { Weak($0) })
  }

  @inline(never)
  private func subscribe(
    to subject: RACSubject<Int>
  ) -> (RACDisposable?, Weak<RACSubscriber<Int>>) {
    let subscriber = RACSubscriber<Int>()
    return (subject.subscribe(subscriber), Weak(subscriber))
  }

  @inline(never)
  private func subscribePayload(to subject: RACSubject<Int>) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    return (EventLog().subscribe(to: subject, holding: payload), Weak(payload))
  }

  @inline(never)
  private func dropSubject() -> (RACDisposable?, Weak<RACSubject<Int>>) {
    let subject = RACSubject<Int>()
    return (subject.subscribe(RACSubscriber()), Weak(subject))
  }

  @inline(never)
  private func subscribeSubject(to producer: Producer<Int>) -> Weak<RACSubject<Int>> {
    let subject = RACSubject<Int>()
    producer.signal.subscribe(subject)
    return Weak(subject)
  }
}
