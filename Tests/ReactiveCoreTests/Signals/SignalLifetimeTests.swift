import ReactiveCore
import Testing

@Suite struct SignalLifetimeTests {
  @Test("S67 a signal that is not subscribed to goes at the end of its scope")
  func unsubscribedSignalGoes() {
    #expect(!signal { _ in nil }.isAlive)
  }

  @Test("S68 a signal that completes at once goes at the end of its scope")
  func signalThatCompletesAtOnceGoes() {
    asCurrent {
      let log = EventLog()
      let signal = subscribe(log) { subscriber in
        subscriber.sendCompleted()
        return nil
      }
      #expect(!signal.isAlive)
      #expect(log.entries == ["completed"])
    }
  }

  @Test("S70 a signal made and completed in the background goes")
  func signalMadeInTheBackgroundGoes() {
    let log = EventLog()
    let made = Box(Weak<RACSignal<Int>>(nil))
    let finished = Gate()
    let scheduler = RACScheduler.background()
    scheduler.schedule {
      made.value = subscribe(log) { subscriber in
        subscriber.sendCompleted()
        return nil
      }
    }
    scheduler.schedule { finished.open() }
    finished.wait()
    #expect(!made.value.isAlive)
    #expect(log.entries == ["completed"])
  }

  @Test("S71 a signal held by queued work goes when that has run")
  func signalHeldByQueuedWorkGoes() {
    let (occupied, free, finished) = (Gate(), Gate(), Gate())
    let scheduler = RACScheduler.background()
    scheduler.schedule {
      occupied.open()
      free.wait()
    }
    occupied.wait()
    let signal = scheduleSignal(on: scheduler)
    scheduler.schedule { finished.open() }
    #expect(signal.isAlive)
    free.open()
    finished.wait()
    #expect(!signal.isAlive)
  }

  @Test(
    "M08 a cold signal that does not keep its subscriber leaves nothing, mapped or not",
    arguments: [true, false])
  func coldSignalThatKeepsNobodyLeavesNothing(isMapped: Bool) {
    asCurrent {
      let log = EventLog()
      let (signal, payload) = subscribeToCold(log, isMapped: isMapped)
      #expect(log.entries == ["next 1", "disposed", "subscribe returned"])
      #expect(!signal.isAlive)
      #expect(!payload.isAlive)
    }
  }

  @Test("M20 a producer keeps its subscriber, yet completion frees the payload at once")
  func completionFreesThePayloadAtOnce() {
    asCurrent {
      let producer = Producer<Int>()
      let payload = subscribePayload(to: producer)
      #expect(payload.isAlive)
      producer.sendCompleted()
      #expect(!payload.isAlive)
      #expect(producer.subscribers.count == 1)
    }
  }

  @Test("S49 disposed between two values, the second is not received")
  func disposedBetweenTwoValues() {
    asCurrent {
      let log = EventLog()
      let kept = Box<(any RACSubscriberProtocol<Int>)?>(nil)
      let signal = RACSignal<Int>.createSignal { subscriber in
        subscriber.sendNext(1)
        kept.value = subscriber
        return nil
      }
      log.subscribe(to: signal)?.dispose()
      kept.value?.sendNext(2)
      #expect(log.entries == ["next 1"])
    }
  }

  @Test("S58 disposal runs the cleanup, also from another scheduler", arguments: [true, false])
  func disposalRunsTheCleanup(isElsewhere: Bool) {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let disposable = producer.signal.subscribe(RACSubscriber())
      if isElsewhere {
        onThreads(1) { _ in disposable?.dispose() }
      } else {
        disposable?.dispose()
      }
      #expect(log.entries == ["disposed"])
    }
  }

  @Test(
    "1.3 cleanup that captures the subscriber is a ring until disposal or an end",
    arguments: [true, false])
  func cleanupThatCapturesTheSubscriberIsARing(completes: Bool) {
    asCurrent {
      let (subscription, subscriber) = makeRing()
      #expect(subscription.isAlive)
      if completes { subscriber.object?.sendCompleted() } else { subscription.object?.dispose() }
      #expect(!subscription.isAlive)
      #expect(!subscriber.isAlive)
    }
  }

  private func signal(
    _ didSubscribe: @escaping (any RACSubscriberProtocol<Int>) -> RACDisposable?
  ) -> Weak<RACSignal<Int>> {
    Weak(RACSignal.createSignal(didSubscribe))
  }

  @inline(never)
  private func subscribe(
    _ log: EventLog,
    _ didSubscribe: @escaping (any RACSubscriberProtocol<Int>) -> RACDisposable?
  ) -> Weak<RACSignal<Int>> {
    let signal = RACSignal.createSignal(didSubscribe)
    log.subscribe(to: signal)
    return Weak(signal)
  }

  @inline(never)
  private func scheduleSignal(on scheduler: RACScheduler) -> Weak<RACSignal<Int>> {
    let signal = RACSignal<Int>.createSignal { _ in nil }
    scheduler.schedule { withExtendedLifetime(signal) {} }
    return Weak(signal)
  }

  @inline(never)
  private func subscribeToCold(
    _ log: EventLog, isMapped: Bool
  ) -> (Weak<RACSignal<Int>>, Weak<Payload>) {
    let payload = Payload()
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      return log.disposable()
    }
    log.subscribe(to: isMapped ? signal.map { $0 } : signal, holding: payload)
    log.note("subscribe returned")
    return (Weak(signal), Weak(payload))
  }

  @inline(never)
  private func subscribePayload(to producer: Producer<Int>) -> Weak<Payload> {
    let payload = Payload()
    EventLog().subscribe(to: producer.signal, holding: payload)
    return Weak(payload)
  }

  @inline(never)
  private func makeRing() -> (Weak<RACDisposable>, Weak<RACSubscriber<Int>>) {
    let signal = RACSignal<Int>.createSignal { subscriber in
      RACDisposable { withExtendedLifetime(subscriber) {} }
    }
    let subscriber = RACSubscriber<Int>()
    return (Weak(signal.subscribe(subscriber)), Weak(subscriber))
  }
}
