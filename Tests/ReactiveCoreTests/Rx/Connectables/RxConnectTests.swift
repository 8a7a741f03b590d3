import ReactiveCore
import Testing

@Suite struct RxConnectTests {
  private let log = EventLog()
  private let source: RxSource<Int>

  init() { source = RxSource(log) }

  @Test("A8 50 one upstream subscription per connection, and a new subject for each")
  func oneSubscriptionPerConnection() {
    let count = Box(0)
    let connectable = source.observable.multicast {
      count.value += 1
      return PublishSubject<Int>()
    }
    let first = connectable.connect()
    #expect(source.subscriptionCount == 1)
    first.dispose()
    #expect(log.take() == ["cleanup"])
    let (second, third) = (connectable.connect(), connectable.connect())
    #expect(source.subscriptionCount == 2)
    second.dispose()
    #expect(log.take() == ["cleanup"])
    third.dispose()
    #expect(log.take().isEmpty)
    #expect(count.value == 2)
  }

  @Test("A4 two connections at a time are the same object")
  func twoConnectionsAreOne() {
    let connectable = source.observable.publish()
    let (first, second) = (connectable.connect(), connectable.connect())
    #expect(areSame(first, second))
    first.dispose()
    #expect(!areSame(connectable.connect(), first))
  }

  @Test("A8 52 refCount connects for the first, disconnects after the last, and connects anew")
  func refCountConnectsAndDisconnects() {
    let counted = source.observable.publish().refCount()
    let first = log.watch(counted, as: "A")
    let second = log.watch(counted, as: "B")
    #expect(source.subscriptionCount == 1)
    first.dispose()
    #expect(log.take() == ["A disposed"])
    second.dispose()
    #expect(log.take() == ["cleanup", "B disposed"])
    _ = log.watch(counted, as: "C")
    #expect(source.subscriptionCount == 2)
    source.onNext(1)
    #expect(log.entries == ["C next 1"])
  }

  @Test("A8 53 refCount of a subject that has ended gives the end only", arguments: [true, false])
  func refCountOfAnEndedSubject(completes: Bool) {
    let subject = PublishSubject<Int>()
    if completes { subject.onCompleted() } else { subject.onError(TestError.first) }
    _ = log.watch(source.observable.multicast(subject).refCount())
    #expect(log.entries == [completes ? "completed" : "error first", "disposed"])
    #expect(source.subscriptionCount == 0)
  }

  @Test("A8 55 publish and refCount in time: two connections, each observer its window")
  func refCountInTime() {
    let scheduler = VirtualTimeScheduler()
    let hot = HotSequence(
      scheduler, [210, 220, 230, 240, 250, 260, 270, 280, 290].map { ($0, .next($0)) })
    let counted = hot.observable.publish().refCount()
    let logs = [(215, 235), (225, 275), (255, 265), (285, 300)].map { from, end in
      let log = TimedLog(scheduler)
      log.watch(counted, from: from, to: end)
      return log
    }
    scheduler.start()
    #expect(
      logs.map(\.entries) == [
        ["220 next(220)", "230 next(230)"],
        ["230 next(230)", "240 next(240)", "250 next(250)", "260 next(260)", "270 next(270)"],
        ["260 next(260)"],
        ["290 next(290)"],
      ])
    #expect(hot.subscriptions == ["215-275", "285-300"])
  }

  @Test("A8 62 replay(3): a late observer gets three, live ones, the end; then it begins anew")
  func replayThree() {
    let connectable = source.observable.replay(3)
    var connection = connectable.connect()
    for element in 1...4 { source.onNext(element) }
    _ = log.watch(connectable)
    source.onNext(5)
    source.onCompleted()
    #expect(
      log.take() == [
        "next 2", "next 3", "next 4", "next 5", "cleanup", "completed", "disposed",
      ])
    connection.dispose()
    source.dropObservers()
    connection = connectable.connect()
    #expect(source.subscriptionCount == 2)
    _ = log.watch(connectable)
    source.onNext(6)
    #expect(log.entries == ["next 6"])
    connection.dispose()
  }

  @Test("A4 a disposed connection frees adapter and subject")
  func disposedConnectionFreesTheAdapter() {
    let source = PublishSubject<Int>()
    let (adapter, connection) = connect(source)
    #expect(adapter.isAlive)
    connection.dispose()
    #expect(!adapter.isAlive)
  }

  @Test func disposalOfAnOldGenerationDoesNotDisconnectTheNew() {
    let counted = source.observable.publish().refCount()
    let first = log.watch(counted, as: "A")
    source.onCompleted()
    source.dropObservers()
    let second = log.watch(counted, as: "B")
    _ = log.take()
    first.dispose()
    source.onNext(1)
    #expect(log.entries == ["B next 1"])
    second.dispose()
  }

  private func areSame(_ first: any Disposable, _ second: any Disposable) -> Bool {
    first as AnyObject === second as AnyObject
  }

  @inline(never)
  private func connect(
    _ source: PublishSubject<Int>
  ) -> (Weak<ConnectableObservable<Int>>, any Disposable) {
    let published = source.publish()
    return (Weak(published), published.connect())
  }
}
