import ReactiveCore
import Testing

/// deliverOn and subscribeOn.
@Suite struct SchedulingTests {
  @Test("3.2 deliverOn delivers every event on its scheduler, in order", arguments: [true, false])
  func deliverOnDeliversOnItsScheduler(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let scheduler = RACTestScheduler()
      let subject = RACSubject<Int>()
      let spied = subject.deliverOn(scheduler).doNext { _ in
        #expect(RACScheduler.current === scheduler)
      }
      log.subscribe(to: spied)
      subject.sendNext(1)
      subject.sendNext(2)
      if completes { subject.sendCompleted() } else { subject.sendError(nil) }
      #expect(log.entries.isEmpty)
      scheduler.step()
      #expect(log.entries == ["next 1"])
      scheduler.stepAll()
      #expect(log.entries == ["next 1", "next 2", completes ? "completed" : "error nil"])
    }
  }

  @Test("2.14 disposed, what deliverOn has queued is held until its turn and dropped then")
  func whatIsQueuedIsHeldUntilItsTurn() {
    asCurrent {
      let log = EventLog()
      let scheduler = RACTestScheduler()
      let subject = RACSubject<Payload>()
      let (subscription, payload) = subscribe(log, to: subject.deliverOn(scheduler))
      let value = send(to: subject)
      subscription?.dispose()
      #expect(value.isAlive)
      #expect(payload.isAlive)
      scheduler.stepAll()
      #expect(log.entries.isEmpty)
      #expect(!value.isAlive)
      #expect(!payload.isAlive)
    }
  }

  @Test("3.2 subscribeOn subscribes on its scheduler")
  func subscribeOnSubscribesOnItsScheduler() {
    asCurrent {
      let log = EventLog()
      let scheduler = RACTestScheduler()
      let signal = RACSignal<Int>.createSignal { subscriber in
        #expect(RACScheduler.current === scheduler)
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        return log.disposable()
      }
      log.subscribe(to: signal.subscribeOn(scheduler))
      #expect(log.entries.isEmpty)
      scheduler.step()
      #expect(log.entries == ["next 1", "completed", "disposed"])
    }
  }

  @Test("3.2 disposed before its turn, subscribeOn never subscribes")
  func disposedBeforeItsTurnItNeverSubscribes() {
    asCurrent {
      let scheduler = RACTestScheduler()
      let producer = Producer<Int>()
      producer.signal.subscribeOn(scheduler).subscribe(RACSubscriber())?.dispose()
      scheduler.stepAll()
      #expect(producer.subscriptionCount == 0)
    }
  }

  @Test("3.2 disposed after its turn, subscribeOn ends the subscription that it made")
  func disposedAfterItsTurnItEndsTheSubscription() {
    asCurrent {
      let scheduler = RACTestScheduler()
      let subject = RACSubject<Payload>()
      let (subscription, payload) = subscribe(EventLog(), to: subject.subscribeOn(scheduler))
      scheduler.stepAll()
      #expect(payload.isAlive)
      subscription?.dispose()
      #expect(!payload.isAlive)
      withExtendedLifetime(subject) {}
    }
  }

  @inline(never)
  private func subscribe(
    _ log: EventLog, to signal: RACSignal<Payload>
  ) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    return (log.subscribe(to: signal, holding: payload), Weak(payload))
  }

  @inline(never)
  private func send(to subject: RACSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.sendNext(payload)
    return Weak(payload)
  }
}
