import ReactiveCore
import Testing

@Suite struct RACPassthroughSubscriberTests {
  @Test("2.5 drops events once its subscription is disposed")
  func dropsEventsOnceDisposed() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>()
      let disposable = log.subscribe(to: producer.signal)
      producer.sendNext(1)
      disposable?.dispose()
      producer.sendNext(2)
      producer.sendCompleted()
      producer.sendError(nil)
      #expect(log.entries == ["next 1"])
    }
  }

  @Test("1.3 tells the inner subscriber of its subscription before the signal's block runs")
  func tellsTheInnerSubscriberFirst() {
    asCurrent {
      let subscriber = RecordingSubscriber<Int>()
      let signal = RACSignal<Int>.createSignal { _ in
        #expect(subscriber.disposables.count == 1)
        return nil
      }
      let disposable = signal.subscribe(subscriber)
      #expect(subscriber.disposables.first === disposable)
    }
  }

  @Test("1.3 holds the inner subscriber for as long as a producer holds it")
  func holdsTheInnerSubscriber() {
    asCurrent {
      let producer = Producer<Int>()
      let subscriber = subscribe(to: producer)
      producer.sendCompleted()
      #expect(subscriber.isAlive)
      producer.dropSubscribers()
      #expect(!subscriber.isAlive)
    }
  }

  @Test("1.3 does not hold the signal")
  func doesNotHoldTheSignal() {
    asCurrent {
      let kept = Box<(any RACSubscriberProtocol<Int>)?>(nil)
      let signal = subscribeKeeping(kept)
      #expect(!signal.isAlive)
      #expect(kept.value != nil)
    }
  }

  @Test("1.3 a forwarded subscription is disposed with its own")
  func forwardedSubscriptionIsDisposedWithItsOwn() {
    asCurrent {
      let log = EventLog()
      let inner = Producer<Int>(log)
      let outer = RACSignal<Int>.createSignal { subscriber in
        inner.signal.subscribe(subscriber)
        return nil
      }
      let disposable = log.subscribe(to: outer)
      inner.sendNext(1)
      disposable?.dispose()
      #expect(log.entries == ["next 1", "disposed"])
    }
  }

  @Test("1.3 forwarded subscriptions are not purged when they end")
  func forwardedSubscriptionsAreNotPurged() {
    asCurrent {
      let producer = Producer<Int>()
      producer.signal.subscribe(RACSubscriber())
      let forwarded = forwardSubscribers(of: producer)
      forwarded.object?.dispose()
      #expect(forwarded.isAlive)
      producer.dropSubscribers()
      #expect(!forwarded.isAlive)
    }
  }

  @inline(never)
  private func subscribe(to producer: Producer<Int>) -> Weak<RACSubscriber<Int>> {
    let subscriber = RACSubscriber<Int>()
    producer.signal.subscribe(subscriber)
    return Weak(subscriber)
  }

  @inline(never)
  private func subscribeKeeping(
    _ kept: Box<(any RACSubscriberProtocol<Int>)?>
  ) -> Weak<RACSignal<Int>> {
    let signal = RACSignal<Int>.createSignal { subscriber in
      kept.value = subscriber
      return nil
    }
    signal.subscribe(RACSubscriber())
    return Weak(signal)
  }

  /// Subscribes a producer's subscribers to a second signal as well; returns the first subscription.
  @inline(never)
  private func forwardSubscribers(of producer: Producer<Int>) -> Weak<RACDisposable> {
    Weak(producer.subscribers.map { RACSignal.never().subscribe($0) }.first ?? nil)
  }
}
