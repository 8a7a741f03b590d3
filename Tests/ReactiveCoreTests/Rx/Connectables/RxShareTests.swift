import ReactiveCore
import Testing

@Suite struct RxShareTests {
  private let log = EventLog()
  private let source: RxSource<Int>

  init() { source = RxSource(log) }

  @Test("A8 56 share: no replay, one subscription while somebody is there, a new one later")
  func shareWithoutReplay() {
    let shared = source.observable.share()
    let first = log.watch(shared, as: "A")
    source.onNext(1)
    let second = log.watch(shared, as: "B")
    source.onNext(2)
    #expect(log.take() == ["A next 1", "A next 2", "B next 2"])
    #expect(source.subscriptionCount == 1)
    first.dispose()
    second.dispose()
    _ = log.watch(shared, as: "C")
    #expect(source.subscriptionCount == 2)
  }

  @Test("A8 58 whileConnected: nothing old after disconnection", arguments: 0...4)
  func whileConnected(replay: Int) {
    let shared = source.observable.share(replay: replay)
    let first = log.watch(shared, as: "A")
    for element in 1...5 { source.onNext(element) }
    _ = log.take()
    let second = log.watch(shared, as: "B")
    #expect(log.take() == (1...5).suffix(replay).map { "B next \($0)" })
    first.dispose()
    second.dispose()
    source.dropObservers()
    let third = log.watch(shared, as: "C")
    #expect(log.take() == ["A disposed", "cleanup", "B disposed"])
    #expect(source.subscriptionCount == 2)
    source.onNext(6)
    #expect(log.take() == ["C next 6"])
    third.dispose()
  }

  @Test("A8 58 whileConnected: after the end the source is reached again", arguments: 0...4)
  func whileConnectedAfterTheEnd(replay: Int) {
    for (round, completes) in [true, false].enumerated() {
      let shared = source.observable.share(replay: replay)
      _ = log.watch(shared)
      source.onNext(1)
      if completes { source.onCompleted() } else { source.onError(TestError.first) }
      #expect(Set(log.take()).contains(completes ? "completed" : "error first"))
      source.dropObservers()
      log.watch(shared).dispose()
      #expect(log.take() == ["cleanup", "disposed"])
      #expect(source.subscriptionCount == 2 * (round + 1))
      source.dropObservers()
    }
  }

  @Test("A4 forever: values and the end stay, without a second subscription", arguments: 1...3)
  func forever(replay: Int) {
    let shared = source.observable.share(replay: replay, scope: .forever)
    _ = log.watch(shared, as: "A")
    for element in 1...5 { source.onNext(element) }
    source.onCompleted()
    _ = log.take()
    _ = log.watch(shared, as: "B")
    #expect(
      log.entries == (1...5).suffix(replay).map { "B next \($0)" } + [
        "B completed", "B disposed",
      ])
    #expect(source.subscriptionCount == 1)
  }

  @Test("A4 the replayed value dies with the connection, or not, according to the scope")
  func replayedValue() {
    for (scope, lives) in [(SubjectLifetimeScope.whileConnected, false), (.forever, true)] {
      let subject = PublishSubject<Payload>()
      let shared = subject.share(replay: 1, scope: scope)
      let subscription = shared.subscribe()
      let value = send(subject)
      #expect(value.isAlive)
      subscription.dispose()
      #expect(value.isAlive == lives)
      withExtendedLifetime(shared) {}
    }
  }

  @Test("A8 59 of 32 threads that subscribe at once, one subscribes to the source")
  func manyThreadsSubscribeOnce() {
    for _ in 0..<100 {
      let count = LockedCount()
      let shared = Observable<Int>.create { _ in
        count.increment()
        return Disposables.create()
      }.share()
      onThreads(32) { _ in _ = shared.subscribe() }
      #expect(count.value == 1)
    }
  }

  @Test(
    "A8 60 many flatMaps over one share at once do not wait for each other",
    arguments: [1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func manyFlatMapsAtOnce(replay: Int, scope: SubjectLifetimeScope) {
    let shared = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }.share(replay: replay, scope: scope)
    let count = LockedCount()
    onThreads(8) { _ in
      for _ in 0..<125 {
        _ = Observable.just(1).flatMap { _ in shared }.take(1)
          .subscribe(onCompleted: { count.increment() })
      }
    }
    #expect(count.value == 1000)
  }

  @inline(never)
  private func send(_ subject: PublishSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.onNext(payload)
    return Weak(payload)
  }
}
