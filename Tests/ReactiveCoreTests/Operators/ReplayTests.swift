import ReactiveCore
import Testing

@Suite struct ReplayTests {
  @Test("M10 a replayed subject, subscribed to and dropped, leaves nothing")
  func replayedSubjectLeavesNothing() {
    asCurrent {
      let (subject, replayed, payload) = replayAndDrop()
      #expect(!subject.isAlive)
      #expect(!replayed.isAlive)
      #expect(!payload.isAlive)
    }
  }

  @Test("M11 replayLast dropped, its source keeps it with its latest value")
  func replayLastDroppedItsSourceKeepsIt() {
    asCurrent {
      let source = RACSubject<Payload>()
      let replayed = replayLast(source)
      let payloads = [send(to: source), send(to: source)]
      #expect(replayed.isAlive)
      #expect(payloads.map(\.isAlive) == [false, true])
      withExtendedLifetime(source) {}
    }
  }

  @Test("2.2 replay sends everything so far, replayLast the latest value")
  func replaySendsEverythingReplayLastTheLatest() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      let (all, latest) = (subject.replay(), subject.replayLast())
      subject.sendNext(1)
      subject.sendNext(2)
      log.subscribe(to: all, as: "all")
      log.subscribe(to: latest, as: "latest")
      subject.sendCompleted()
      #expect(
        log.entries == [
          "all next 1", "all next 2", "latest next 2", "all completed", "latest completed",
        ])
    }
  }

  @Test("3.2 replay subscribes once, at once, and stays without subscribers")
  func replaySubscribesOnceAndStays() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let replayed = producer.signal.replay()
      #expect(producer.subscriptionCount == 1)
      replayed.subscribe(RACSubscriber())?.dispose()
      producer.sendNext(1)
      log.subscribe(to: replayed)
      #expect(log.entries == ["next 1"])
      #expect(producer.subscriptionCount == 1)
      producer.sendCompleted()
      #expect(log.entries == ["next 1", "disposed", "completed"])
    }
  }

  @Test("S91 replayLazily subscribes once, with the first subscriber")
  func replayLazilySubscribesOnce() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>()
      let replayed = producer.signal.replayLazily()
      #expect(producer.subscriptionCount == 0)
      log.subscribe(to: replayed, as: "a")
      producer.sendNext(1)
      log.subscribe(to: replayed, as: "b")
      #expect(log.entries == ["a next 1", "b next 1"])
      #expect(producer.subscriptionCount == 1)
    }
  }

  @Test("S91 cut by takeUntil, replayLazily still replays what came before")
  func cutByTakeUntilItStillReplays() {
    asCurrent {
      let log = EventLog()
      let (source, trigger) = (Producer<Int>(), RACSubject<Int>())
      let replayed = source.signal.takeUntil(trigger).replayLazily()
      replayed.subscribe(RACSubscriber())
      source.sendNext(1)
      trigger.sendNext(0)
      log.subscribe(to: replayed)
      #expect(log.entries == ["next 1", "completed"])
      #expect(source.subscriptionCount == 1)
    }
  }

  @Test("1.5 a lazily replayed signal holds its values for its life")
  func lazilyReplayedSignalHoldsItsValues() {
    asCurrent {
      let source = RACSubject<Payload>()
      var replayed: RACSignal<Payload>? = source.replayLazily()
      replayed?.subscribe(RACSubscriber())
      let payload = send(to: source)
      source.sendCompleted()
      #expect(payload.isAlive)
      replayed = nil
      #expect(
        payload.isAlive, "the subject's entry of the completed source holds the replay subject")
      withExtendedLifetime(source) {}
    }
  }

  @inline(never)
  private func replayAndDrop() -> (Weak<RACSubject<Int>>, Weak<RACSignal<Int>>, Weak<Payload>) {
    let subject = RACSubject<Int>()
    let replayed = subject.replay()
    let payload = Payload()
    EventLog().subscribe(to: replayed, holding: payload)
    subject.sendNext(1)
    return (Weak(subject), Weak(replayed), Weak(payload))
  }

  @inline(never)
  private func replayLast(_ source: RACSubject<Payload>) -> Weak<RACSignal<Payload>> {
    Weak(source.replayLast())
  }

  @inline(never)
  private func send(to source: RACSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    source.sendNext(payload)
    return Weak(payload)
  }
}
