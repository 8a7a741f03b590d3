import ReactiveCore
import Testing

@Suite struct SubscribeHandlersTests {
  private let log = EventLog()
  private let subject = PublishSubject<Int>()

  @Test("A8 18 disposed after one element, nothing follows")
  func disposedAfterOneElement() {
    let subscription = log.watch(subject)
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    subject.onError(TestError.first)
    subscription.dispose()
    #expect(log.entries == ["next 1", "disposed"])
  }

  @Test("A8 19 after an error nothing follows")
  func afterAnErrorNothingFollows() {
    let subscription = log.watch(subject)
    subject.onError(TestError.first)
    subscription.dispose()
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.entries == ["error first", "disposed"])
  }

  @Test("A8 20 after completion nothing follows")
  func afterCompletionNothingFollows() {
    let subscription = log.watch(subject)
    subject.onCompleted()
    subscription.dispose()
    subject.onNext(1)
    subject.onError(TestError.first)
    #expect(log.entries == ["completed", "disposed"])
  }

  @Test func oneClosureGetsEveryEvent() {
    _ = subject.subscribe { [log] event in log.note("\(event)") }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.entries == ["next(1)", "completed"])
  }

  @Test(
    "A8 23 an observer kept outside of create delivers nothing after the end",
    arguments: Ending.allCases)
  func observerKeptOutsideDeliversNothing(ending: Ending) {
    let source = RxSource<Int>()
    let subscription = log.watch(source.observable)
    source.onNext(1)
    switch ending {
    case .completed: source.onCompleted()
    case .failed: source.onError(TestError.first)
    case .disposed: subscription.dispose()
    }
    let before = log.entries
    source.onNext(2)
    source.onCompleted()
    source.onError(TestError.second)
    #expect(log.entries == before)
    #expect(before.first == "next 1")
  }

  @Test func observableCanBeSubscribedToAgainAfterDisposal() {
    let source = RxSource<Int>(log)
    let observable = source.observable
    log.watch(observable).dispose()
    source.dropObservers()
    _ = log.watch(observable)
    source.onNext(1)
    #expect(log.entries == ["cleanup", "disposed", "next 1"])
  }

  @Test func disposerRunsCleanupOnceHoweverManyThreadsEndTheSubscription() {
    for round in 0..<100 {
      let count = LockedCount()
      let box = Box<AnyObserver<Int>?>(nil)
      let subscription = Observable<Int>.create { observer in
        box.value = observer
        return Disposables.create { count.increment() }
      }.map { $0 }.subscribe()
      onThreads(8) { index in
        if index == 0 && round % 2 == 0 { box.value?.onCompleted() } else { subscription.dispose() }
      }
      #expect(count.value == 1)
    }
  }

  @Test func disposedWhileItIsBeingSubscribedItCleansUpOnce() {
    let serial = SerialDisposable()
    let gate = Gate()
    let count = LockedCount()
    let observable = Observable<Int>.create { _ in
      gate.wait()
      return Disposables.create { count.increment() }
    }
    onThreads(2) { index in
      if index == 0 {
        serial.disposable = observable.subscribe()
      } else {
        serial.dispose()
        gate.open()
      }
    }
    #expect(count.value == 1)
  }

  @Test func anotherTypeOfObserverGetsTheEvents() {
    let observer = NotingObserver(log: log)
    _ = Observable.of(1, 2).subscribe(observer)
    _ = Observable.of(3).map { $0 }.subscribe(observer.asObserver())
    #expect(log.entries == ["next(1)", "next(2)", "completed", "next(3)", "completed"])
  }

  @Test func anotherTypeOfObservableCanBeUsed() {
    let relay = PublishRelay<Int>()
    _ = log.watch(Foreign(relay: relay).map { $0 * 2 })
    relay.accept(1)
    #expect(log.entries == ["next 2"])
  }
}

private struct NotingObserver: ObserverType {
  typealias Element = Int

  let log: EventLog

  func on(_ event: Event<Int>) { log.note("\(event)") }
}

private struct Foreign: ObservableType {
  typealias Element = Int

  let relay: PublishRelay<Int>

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Int {
    relay.subscribe(observer)
  }
}
