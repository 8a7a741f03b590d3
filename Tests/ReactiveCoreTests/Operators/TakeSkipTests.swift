import ReactiveCore
import Testing

@Suite struct TakeSkipTests {
  @Test("S86 take passes on exactly so many values although its handler sends more")
  func takePassesOnExactlySoManyValues() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      subject.take(2).subscribeNext(
        { value in
          log.note("next \(value)")
          if value < 5 { subject.sendNext(value + 1) }
        }, completed: { log.note("completed") })
      subject.sendNext(1)
      #expect(log.entries == ["next 1", "next 2", "completed"])
    }
  }

  @Test func takingNoneNeverSubscribes() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>()
      log.subscribe(to: producer.signal.take(0))
      #expect(log.entries == ["completed"])
      #expect(producer.subscriptionCount == 0)
    }
  }

  @Test func takeCompletesWithAShorterSource() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: RACSignal.return(1).take(2))
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @Test("3.1 each subscription counts for itself")
  func eachSubscriptionCountsForItself() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      let (taken, skipped) = (subject.take(1), subject.skip(1))
      log.subscribe(to: taken, as: "take a")
      log.subscribe(to: skipped, as: "skip a")
      subject.sendNext(1)
      log.subscribe(to: taken, as: "take b")
      log.subscribe(to: skipped, as: "skip b")
      subject.sendNext(2)
      #expect(
        log.entries == [
          "take a next 1", "take a completed", "skip a next 2", "take b next 2", "take b completed",
        ])
      subject.sendCompleted()
    }
  }

  @Test func skipLeavesOutTheFirstValues() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      log.subscribe(to: subject.skip(2))
      (1...4).forEach(subject.sendNext)
      subject.sendCompleted()
      #expect(log.entries == ["next 3", "next 4", "completed"])
    }
  }
}
