import ReactiveCore
import Testing

@Suite struct RACMulticastConnectionTests {
  @Test("S36 connecting subscribes to the source, once")
  func connectingSubscribesOnce() {
    asCurrent {
      let producer = Producer<Int>()
      let connection = producer.signal.publish()
      connection.signal.subscribe(RACSubscriber())
      #expect(producer.subscriptionCount == 0)
      let disposable = connection.connect()
      #expect(connection.connect() === disposable)
      #expect(producer.subscriptionCount == 1)
    }
  }

  @Test("S38 disconnected, it does not connect again")
  func disconnectedItDoesNotConnectAgain() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let connection = producer.signal.publish()
      let disposable = connection.connect()
      disposable.dispose()
      #expect(log.entries == ["disposed"])
      #expect(connection.connect() === disposable)
      #expect(producer.subscriptionCount == 1)
    }
  }

  @Test("S39 two threads that connect get one disposable and one subscription")
  func twoThreadsThatConnectGetOneSubscription() {
    for _ in 0..<50 {
      let producer = Producer<Int>()
      let connection = producer.signal.publish()
      let disposables = [Box<RACDisposable?>(nil), Box(nil)]
      onThreads(2) { index in
        asCurrent { disposables[index].value = connection.connect() }
      }
      #expect(disposables[0].value != nil)
      #expect(disposables[0].value === disposables[1].value)
      #expect(producer.subscriptionCount == 1)
    }
  }

  @Test("S40 autoconnected, two subscriptions share one of the source")
  func autoconnectedTwoSubscriptionsShareOne() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let signal = producer.signal.publish().autoconnect()
      #expect(producer.subscriptionCount == 0)
      let first = log.subscribe(to: signal, as: "first")
      let second = log.subscribe(to: signal, as: "second")
      #expect(producer.subscriptionCount == 1)
      producer.sendNext(1)
      first?.dispose()
      #expect(log.entries == ["first next 1", "second next 1"])
      second?.dispose()
      #expect(log.entries.last == "disposed")
    }
  }

  @Test("S43 autoconnected over a replay subject and disposed, it still replays")
  func autoconnectedOverAReplaySubjectItStillReplays() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>()
      let signal = producer.signal.multicast(RACReplaySubject()).autoconnect()
      let disposable = signal.subscribe(RACSubscriber())
      producer.sendNext(1)
      producer.sendNext(2)
      disposable?.dispose()
      log.subscribe(to: signal)
      #expect(log.entries == ["next 1", "next 2"])
      #expect(producer.subscriptionCount == 1)
    }
  }

  @Test("1.5 released, it leaves the source subscribed")
  func releasedItLeavesTheSourceSubscribed() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let (connection, subject) = connectAndDrop(producer.signal)
      #expect(!connection.isAlive)
      #expect(subject.isAlive)
      #expect(log.entries.isEmpty)
      producer.sendCompleted()
      producer.dropSubscribers()
      #expect(log.entries == ["disposed"])
      #expect(!subject.isAlive)
    }
  }

  @Test("1.5 an autoconnected signal holds its connection")
  func autoconnectedSignalHoldsItsConnection() {
    var signal: RACSignal<Int>?
    let (connection, source) = autoconnect(&signal)
    #expect(connection.isAlive)
    #expect(source.isAlive)
    signal = nil
    #expect(!connection.isAlive)
    #expect(!source.isAlive)
  }

  @inline(never)
  private func connectAndDrop(
    _ source: RACSignal<Int>
  ) -> (Weak<RACMulticastConnection<Int>>, Weak<RACSignal<Int>>) {
    let connection = source.publish()
    connection.connect()
    return (Weak(connection), Weak(connection.signal))
  }

  @inline(never)
  private func autoconnect(
    _ signal: inout RACSignal<Int>?
  ) -> (Weak<RACMulticastConnection<Int>>, Weak<RACSignal<Int>>) {
    let source = RACSignal<Int>.createSignal { _ in nil }
    let connection = source.publish()
    signal = connection.autoconnect()
    return (Weak(connection), Weak(source))
  }
}
