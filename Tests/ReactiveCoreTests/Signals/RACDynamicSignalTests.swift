import ReactiveCore
import Testing

@Suite struct RACDynamicSignalTests {
  @Test("1.1 the block runs anew for every subscriber")
  func blockRunsForEverySubscriber() {
    asCurrent {
      let producer = Producer<Int>()
      let signal = producer.signal
      signal.subscribe(RACSubscriber())
      signal.subscribe(RACSubscriber())
      #expect(producer.subscriptionCount == 2)
    }
  }

  @Test("1.1 a subscription that no producer keeps ends silently before subscribe returns")
  func subscriptionThatNobodyKeepsEndsSilently() {
    asCurrent {
      let log = EventLog()
      let signal = RACSignal<Int>.createSignal { subscriber in
        subscriber.sendNext(1)
        return log.disposable()
      }
      let disposable = log.subscribe(to: signal)
      log.note("subscribe returned")
      #expect(log.entries == ["next 1", "disposed", "subscribe returned"])
      #expect(disposable?.isDisposed == true)
    }
  }

  @Test("2.1 the result of the block is disposed at once if the subscription is disposed already")
  func resultOfTheBlockIsDisposedAtOnce() {
    asCurrent {
      let log = EventLog()
      let signal = RACSignal<Int>.createSignal { subscriber in
        subscriber.sendCompleted()
        log.note("block ends")
        return log.disposable()
      }
      log.subscribe(to: signal)
      #expect(log.entries == ["completed", "block ends", "disposed"])
    }
  }

  @Test("2.1 queued and disposed before its turn, the block never runs")
  func queuedAndDisposedBeforeItsTurnTheBlockNeverRuns() {
    let log = EventLog()
    let (occupied, free, finished) = (Gate(), Gate(), Gate())
    // Off the current schedulers subscriptions share one background queue: occupy it first.
    let occupation = RACSignal<Int>.createSignal { _ in
      occupied.open()
      free.wait()
      return nil
    }.subscribe(RACSubscriber())
    occupied.wait()
    let disposable = RACSignal<Int>.createSignal { _ in
      log.note("ran")
      return nil
    }.subscribe(RACSubscriber())
    disposable?.dispose()
    RACSignal<Int>.createSignal { _ in
      finished.open()
      return nil
    }.subscribe(RACSubscriber())
    free.open()
    finished.wait()
    #expect(log.entries.isEmpty)
    withExtendedLifetime(occupation) {}
  }

  @Test("1.1 a queued subscription holds its signal until its turn")
  func queuedSubscriptionHoldsItsSignal() {
    let (occupied, free, finished) = (Gate(), Gate(), Gate())
    RACSignal<Int>.createSignal { _ in
      occupied.open()
      free.wait()
      return nil
    }.subscribe(RACSubscriber())
    occupied.wait()
    let signal = subscribe()
    #expect(signal.isAlive)
    RACSignal<Int>.createSignal { _ in
      finished.open()
      return nil
    }.subscribe(RACSubscriber())
    free.open()
    finished.wait()
    #expect(!signal.isAlive)
  }

  @Test("1.1 a signal holds its block for life, whatever was sent")
  func signalHoldsItsBlockForLife() {
    asCurrent {
      let log = EventLog()
      var signal: RACSignal<Int>?
      let payload = holdPayload(in: &signal)
      signal?.subscribe(log.subscriber())
      #expect(log.entries == ["completed"])
      #expect(payload.isAlive)
      signal = nil
      #expect(!payload.isAlive)
    }
  }

  @inline(never)
  private func subscribe() -> Weak<RACSignal<Int>> {
    let signal = RACSignal<Int>.createSignal { _ in nil }
    signal.subscribe(RACSubscriber())
    return Weak(signal)
  }

  @inline(never)
  private func holdPayload(in signal: inout RACSignal<Int>?) -> Weak<Payload> {
    let payload = Payload()
    signal = .createSignal { subscriber in
      _ = payload.touch(0)
      subscriber.sendCompleted()
      return nil
    }
    return Weak(payload)
  }
}
