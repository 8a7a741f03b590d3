import ReactiveCore
import Testing

@Suite struct BindLifetimeTests {
  @Test("M05 D6 a mapped subject dropped without an end leaks, with what the blocks hold")
  func mappedSubjectLeaks() {
    asCurrent {
      let (subject, payload) = subscribeMappedAndDrop { _, _ in }
      #expect(subject.isAlive)
      #expect(payload.isAlive)
    }
  }

  @Test("M06 a mapped subject that ended leaves nothing", arguments: Ending.allCases)
  func mappedSubjectThatEndedLeavesNothing(ending: Ending) {
    asCurrent {
      let (subject, payload) = subscribeMappedAndDrop { ending.apply(to: $0, $1) }
      #expect(!subject.isAlive)
      #expect(!payload.isAlive)
    }
  }

  @Test("1.9 a live inner subject is held by its own completed block and by the list")
  func liveInnerSubjectIsHeld() {
    asCurrent {
      let source = RACSubject<RACSignal<Int>>()
      source.flatten().subscribe(RACSubscriber())
      let inner = sendSubject(to: source)
      #expect(inner.isAlive)
      inner.object?.sendCompleted()
      #expect(!inner.isAlive)
      source.sendCompleted()
    }
  }

  @Test("1.9 an inner signal that completed is let go although the source is live")
  func completedInnerSignalIsLetGo() {
    asCurrent {
      let source = RACSubject<RACSignal<Int>>()
      source.flatten().subscribe(RACSubscriber())
      let inner = sendCompletedSignal(to: source)
      #expect(!inner.isAlive)
      source.sendCompleted()
    }
  }

  @Test("1.9 a source that ended by stop is let go although an inner signal is live")
  func stoppedSourceIsLetGo() {
    asCurrent {
      let inner = RACSubject<Int>()
      let (source, subscriber) = stop(inner)
      #expect(subscriber.isAlive)
      #expect(!source.isAlive)
      inner.sendCompleted()
      #expect(!subscriber.isAlive)
    }
  }

  @Test(
    "1.10 a source whose cleanup holds its subscriber is on a ring, broken by its end",
    arguments: Ending.allCases)
  func sourceWhoseCleanupHoldsItsSubscriber(ending: Ending) {
    asCurrent {
      let subject = RACSubject<Int>()
      let (subscription, payload) = subscribeChain(to: subject)
      subject.sendNext(1)
      #expect(payload.isAlive)
      ending.apply(to: subject, subscription)
      #expect(!payload.isAlive)
    }
  }

  @inline(never)
  private func subscribeMappedAndDrop(
    _ end: (RACSubject<Int>, RACDisposable?) -> Void
  ) -> (Weak<RACSubject<Int>>, Weak<Payload>) {
    let subject = RACSubject<Int>()
    let payload = Payload()
    let log = EventLog()
    let disposable = log.subscribe(to: subject.map { $0 * 3 }, holding: payload)
    subject.sendNext(1)
    #expect(log.entries == ["next 3"])
    end(subject, disposable)
    return (Weak(subject), Weak(payload))
  }

  @inline(never)
  private func sendSubject(to source: RACSubject<RACSignal<Int>>) -> Weak<RACSubject<Int>> {
    let inner = RACSubject<Int>()
    source.sendNext(inner)
    return Weak(inner)
  }

  @inline(never)
  private func sendCompletedSignal(to source: RACSubject<RACSignal<Int>>) -> Weak<RACSignal<Int>> {
    let inner = RACSignal.return(1)
    source.sendNext(inner)
    return Weak(inner)
  }

  @inline(never)
  private func stop(
    _ inner: RACSubject<Int>
  ) -> (Weak<RACSubject<Int>>, Weak<RACSubscriber<Int>>) {
    let source = RACSubject<Int>()
    let subscriber = RACSubscriber<Int>()
    let signal = source.bind {
      { _, stop in
        stop = true
        return inner
      }
    }
    signal.subscribe(subscriber)
    source.sendNext(1)
    return (Weak(source), Weak(subscriber))
  }

  @inline(never)
  private func subscribeChain(to subject: RACSubject<Int>) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    let chain = subject.doNext { _ in }.doCompleted {}.map { $0 }
    return (EventLog().subscribe(to: chain, holding: payload), Weak(payload))
  }
}
