import ReactiveCore
import Testing

@Suite struct TakeUntilTests {
  @Test(
    "S52 when the trigger sends or completes, nothing more is received", arguments: [true, false])
  func whenTheTriggerFiresNothingMoreIsReceived(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let (source, trigger) = (RACSubject<Int>(), RACSubject<String>())
      log.subscribe(to: source.takeUntil(trigger))
      source.sendNext(1)
      if completes { trigger.sendCompleted() } else { trigger.sendNext("now") }
      source.sendNext(2)
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @Test("3.2 an error of the trigger is ignored")
  func errorOfTheTriggerIsIgnored() {
    asCurrent {
      let log = EventLog()
      let (source, trigger) = (RACSubject<Int>(), RACSubject<Int>())
      log.subscribe(to: source.takeUntil(trigger))
      trigger.sendError(nil)
      source.sendNext(1)
      #expect(log.entries == ["next 1"])
    }
  }

  @Test("3.2 a trigger that fires at once keeps the source from being subscribed to")
  func triggerThatFiresAtOnce() {
    asCurrent {
      let log = EventLog()
      let source = Producer<Int>()
      log.subscribe(to: source.signal.takeUntil(RACSignal.return(0)))
      #expect(log.entries == ["completed"])
      #expect(source.subscriptionCount == 0)
    }
  }

  @Test("3.2 when the source ends, the trigger is disposed", arguments: [true, false])
  func whenTheSourceEndsTheTriggerIsDisposed(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      let trigger = Producer<Int>(log)
      log.subscribe(to: source.takeUntil(trigger.signal))
      if completes { source.sendCompleted() } else { source.sendError(nil) }
      #expect(log.entries == ["disposed", completes ? "completed" : "error nil"])
    }
  }

  @Test(
    "3.2 everything is disposed before completion is sent, whoever receives it",
    arguments: [true, false])
  func everythingIsDisposedBeforeCompletionIsSent(triggerFires: Bool) {
    asCurrent {
      let log = EventLog()
      let live = Producer<Int>(log)
      let ending = RACSubject<Int>()
      let (source, trigger) = triggerFires ? (live.signal, ending) : (ending, live.signal)
      source.takeUntil(trigger).subscribe(RecordingSubscriber(log))
      ending.sendCompleted()
      #expect(log.entries == ["disposed", "completed"])
    }
  }

  @Test("3.2 a trigger that fires from inside a value ends the source")
  func triggerThatFiresFromInsideAValue() {
    asCurrent {
      let log = EventLog()
      let (source, trigger) = (Producer<Int>(log), RACSubject<Int>())
      log.subscribe(to: source.signal.doNext(trigger.sendNext).takeUntil(trigger))
      source.sendNext(1)
      #expect(log.entries == ["disposed", "completed"])
    }
  }

  @Test("1.9 the trigger keeps the subscriber's blocks until it fires, but not the source")
  func triggerKeepsTheSubscribersBlocks() {
    asCurrent {
      let trigger = RACSubject<Int>()
      let (source, payload) = subscribe(until: trigger)
      #expect(!source.isAlive)
      #expect(payload.isAlive)
      trigger.sendNext(0)
      #expect(!payload.isAlive)
    }
  }

  @inline(never)
  private func subscribe(
    until trigger: RACSubject<Int>
  ) -> (Weak<RACSubject<Int>>, Weak<Payload>) {
    let source = RACSubject<Int>()
    let payload = Payload()
    EventLog().subscribe(to: source.takeUntil(trigger), holding: payload)
    return (Weak(source), Weak(payload))
  }
}
