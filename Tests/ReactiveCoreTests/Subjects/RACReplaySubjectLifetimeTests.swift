import ReactiveCore
import Testing

@Suite struct RACReplaySubjectLifetimeTests {
  @Test("M30 after completion it still holds as many values as its capacity")
  func afterCompletionItStillHoldsValues() {
    asCurrent {
      var subject: RACReplaySubject<Payload>? = RACReplaySubject(capacity: 2)
      let payloads = sendThree(to: subject)
      subject?.sendCompleted()
      #expect(payloads.map(\.isAlive) == [false, true, true])
      subject = nil
      #expect(payloads.aliveCount() == 0)
    }
  }

  @Test("1.2 it holds its values without any subscriber, and its error")
  func itHoldsItsValuesAndItsError() {
    asCurrent {
      var subject: RACReplaySubject<Payload>? = RACReplaySubject()
      let payloads = sendThree(to: subject)
      let error = fail(subject)
      subject?.subscribe(RACSubscriber())
      #expect(payloads.aliveCount() == 3)
      #expect(error.isAlive)
      subject = nil
      #expect(payloads.aliveCount() == 0)
      #expect(!error.isAlive)
    }
  }

  @Test("S69 completed, it goes although it was subscribed to")
  func completedItGoes() {
    asCurrent {
      let log = EventLog()
      let subject = completeAndSubscribe(log)
      #expect(!subject.isAlive)
      #expect(log.entries == ["completed"])
    }
  }

  @Test("1.2 the deinit of a value that exceeds the capacity may subscribe")
  func deinitOfAValueMaySubscribe() {
    asCurrent {
      let log = EventLog()
      let subject = RACReplaySubject<LastWords>(capacity: 1)
      subject.sendNext(LastWords { log.subscribe(to: subject.map { _ in "a value" }.take(1)) })
      subject.sendNext(LastWords {})
      #expect(log.entries == ["next a value", "completed"])
      subject.sendCompleted()
    }
  }

  @inline(never)
  private func sendThree(to subject: RACReplaySubject<Payload>?) -> [Weak<Payload>] {
    let payloads = [Payload(), Payload(), Payload()]
    for payload in payloads { subject?.sendNext(payload) }
    return payloads.map { Weak($0) }
  }

  @inline(never)
  private func fail(_ subject: RACReplaySubject<Payload>?) -> Weak<ErrorWithIdentity> {
    let error = ErrorWithIdentity()
    subject?.sendError(error)
    return Weak(error)
  }

  @inline(never)
  private func completeAndSubscribe(_ log: EventLog) -> Weak<RACReplaySubject<Int>> {
    let subject = RACReplaySubject<Int>()
    subject.sendCompleted()
    log.subscribe(to: subject)
    return Weak(subject)
  }
}

/// An error whose life can be watched.
private final class ErrorWithIdentity: Error {}
