import ReactiveCore
import Testing

@Suite struct RxRetryWhenTests {
  private let log = EventLog()
  private let trigger = PublishSubject<Int>()

  @Test func subscribesAgainWhenTriggered() {
    let source = RxSource<Int>(log)
    let observable = source.observable.retry(when: { [trigger] errors in
      errors.flatMap { _ in trigger.take(1) }
    })
    let subscription = log.watch(observable)
    source.observers[0].onNext(1)
    source.observers[0].onError(TestError.first)
    #expect(log.take() == ["next 1", "cleanup"])
    #expect(source.subscriptionCount == 1)
    trigger.onNext(0)
    #expect(source.subscriptionCount == 2)
    source.observers[1].onNext(2)
    #expect(log.take() == ["next 2"])
    subscription.dispose()
    #expect(log.entries == ["cleanup", "disposed"])
    #expect(!trigger.hasObservers)
  }

  @Test func sourceThatIsTriedAgainMayComplete() {
    let source = RxSource<Int>(log)
    let observable = source.observable.retry(when: { [trigger] errors in
      errors.flatMap { _ in trigger }
    })
    _ = log.watch(observable)
    source.observers[0].onError(TestError.first)
    trigger.onNext(0)
    #expect(log.take() == ["cleanup"])
    #expect(source.subscriptionCount == 2)
    source.observers[1].onCompleted()
    #expect(log.entries == ["completed", "disposed", "cleanup"])
  }

  @Test func triggerThatEndsWithItsElementSubscribesOnce() {
    let source = RxSource<Int>(log)
    let observable = source.observable.retry(when: { (errors: Observable<any Error>) in
      errors.take(1)
    })
    _ = log.watch(observable)
    source.observers[0].onError(TestError.first)
    #expect(log.take() == ["cleanup"])
    #expect(source.subscriptionCount == 2)
    source.observers[1].onError(TestError.second)
    #expect(log.entries == ["cleanup", "completed", "disposed"])
  }

  @Test func triggerThatFailsFails() {
    let source = RxSource<Int>(log)
    let observable = source.observable.retry(when: { (errors: Observable<any Error>) in
      errors.map { _ in throw TestError.second } as Observable<Int>
    })
    _ = log.watch(observable)
    source.observers[0].onError(TestError.first)
    #expect(log.entries == ["cleanup", "error second", "disposed"])
  }

  @Test func triggerThatEndedBeforeTheErrorEndsThen() {
    let source = RxSource<Int>(log)
    _ = log.watch(source.observable.retry(when: { (_: Observable<any Error>) in trigger }))
    trigger.onCompleted()
    #expect(log.take() == [])
    source.observers[0].onError(TestError.first)
    #expect(log.entries == ["cleanup", "completed", "disposed"])
  }

  @Test func completionOfTheSourceIsPassedOn() {
    let source = RxSource<Int>(log)
    _ = log.watch(source.observable.retry(when: { (_: Observable<any Error>) in trigger }))
    source.observers[0].onCompleted()
    #expect(log.entries == ["completed", "disposed", "cleanup"])
    #expect(!trigger.hasObservers)
  }

  @Test func errorsOfAnotherTypeArePassedOn() {
    struct OtherError: Error {}
    let source = RxSource<Int>(log)
    _ = log.watch(source.observable.retry(when: { (_: Observable<OtherError>) in trigger }))
    source.observers[0].onError(TestError.first)
    #expect(log.entries == ["error first", "disposed", "cleanup"])
    #expect(source.subscriptionCount == 1)
  }

  @Test func sourceThatFailsAtOnceTakesNoStack() {
    let count = Box(0)
    let source = Observable<Int>.deferred {
      count.value += 1
      return count.value < 20_000 ? .error(TestError.first) : .just(count.value)
    }
    _ = log.watch(source.retry(when: { (errors: Observable<any Error>) in errors }))
    #expect(log.entries == ["next 20000", "completed", "disposed"])
  }
}
