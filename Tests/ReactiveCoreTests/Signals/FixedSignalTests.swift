import ReactiveCore
import Testing

/// The signals whose events are fixed when they are made.
@Suite struct FixedSignalTests {
  @Test func returnSendsItsValueAndCompletes() {
    asCurrent {
      let log = EventLog()
      #expect(log.subscribe(to: RACSignal.return(1)) == nil)
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @Test func emptyCompletes() {
    asCurrent {
      let log = EventLog()
      #expect(log.subscribe(to: RACSignal<Int>.empty()) == nil)
      #expect(log.entries == ["completed"])
    }
  }

  @Test func errorFails() {
    asCurrent {
      let log = EventLog()
      #expect(log.subscribe(to: RACSignal<Int>.error(TestError.first)) == nil)
      #expect(log.subscribe(to: RACSignal<Int>.error(nil)) == nil)
      #expect(log.entries == ["error first", "error nil"])
    }
  }

  @Test("1.1 they make no subscription node: nothing is told to the subscriber")
  func theyMakeNoSubscriptionNode() {
    asCurrent {
      let subscriber = RecordingSubscriber<Int>()
      RACSignal.return(1).subscribe(subscriber)
      RACSignal.empty().subscribe(subscriber)
      RACSignal.error(nil).subscribe(subscriber)
      #expect(subscriber.disposables.isEmpty)
      #expect(subscriber.log.entries == ["next 1", "completed", "completed", "error nil"])
    }
  }

  @Test("1.1 a returned value is held for the signal's life")
  func returnedValueIsHeldForLife() {
    asCurrent {
      var signal: RACSignal<Payload>?
      let payload = hold(in: &signal)
      signal?.subscribe(RACSubscriber())
      #expect(payload.isAlive)
      signal = nil
      #expect(!payload.isAlive)
    }
  }

  @Test("1.1 a subscription to never frees the blocks at once")
  func subscriptionToNeverFreesTheBlocks() {
    asCurrent {
      let (disposable, payload) = subscribeToNever()
      #expect(!payload.isAlive)
      #expect(disposable?.isDisposed == true)
    }
  }

  @Test("1.1 concatenated with never, a signal's end tears the subscription down silently")
  func concatenatedWithNeverTheEndIsSilent() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let disposable = log.subscribe(to: producer.signal.concat(.never()))
      producer.sendNext(1)
      producer.sendCompleted()
      producer.dropSubscribers()
      #expect(log.entries == ["next 1", "disposed"])
      #expect(disposable?.isDisposed == true)
    }
  }

  @inline(never)
  private func hold(in signal: inout RACSignal<Payload>?) -> Weak<Payload> {
    let payload = Payload()
    signal = .return(payload)
    return Weak(payload)
  }

  @inline(never)
  private func subscribeToNever() -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    let disposable = EventLog().subscribe(to: RACSignal<Int>.never(), holding: payload)
    return (disposable, Weak(payload))
  }
}
