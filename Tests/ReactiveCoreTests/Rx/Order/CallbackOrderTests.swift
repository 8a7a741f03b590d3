import ReactiveCore
import Testing

@Suite struct CallbackOrderTests {
  private let log = EventLog()
  private let source: RxSource<Int>

  init() { source = RxSource(log) }

  @Test("A3 1 dispose: cleanup, then onDisposed")
  func dispose() {
    let subscription = log.watch(source.observable)
    source.onNext(1)
    subscription.dispose()
    #expect(log.entries == ["next 1", "cleanup", "disposed"])
  }

  @Test("A3 2 completed: onCompleted, onDisposed, cleanup")
  func completed() {
    let subscription = log.watch(source.observable)
    source.onCompleted()
    #expect(log.entries == ["completed", "disposed", "cleanup"])
    withExtendedLifetime(subscription) {}
  }

  @Test("A3 3 error: onError, onDisposed, cleanup")
  func error() {
    _ = log.watch(source.observable)
    source.onError(TestError.first)
    #expect(log.entries == ["error first", "disposed", "cleanup"])
  }

  @Test("A3 5 completed inside the create closure: cleanup comes when that has returned")
  func completedInsideTheClosure() {
    let observable = Observable<Int>.create { [log] observer in
      observer.onCompleted()
      log.note("closure returns")
      return log.cleanup()
    }
    _ = log.watch(observable)
    #expect(log.entries == ["completed", "disposed", "closure returns", "cleanup"])
  }

  @Test("A3 6 dispose inside onNext: cleanup, onDisposed, the rest of onNext, no more elements")
  func disposeInsideOnNext() {
    let serial = SerialDisposable()
    serial.disposable = source.observable.subscribe(
      onNext: { [log] element in
        log.note("next \(element)")
        serial.dispose()
        log.note("rest of onNext")
      }, onDisposed: { [log] in log.note("disposed") })
    source.onNext(1)
    source.onNext(2)
    #expect(log.entries == ["next 1", "cleanup", "disposed", "rest of onNext"])
  }

  @Test("A3 7 a second dispose does nothing, nor does one after completion")
  func secondDisposeDoesNothing() {
    let subscription = log.watch(source.observable)
    subscription.dispose()
    subscription.dispose()
    #expect(log.take() == ["cleanup", "disposed"])
    let second = log.watch(source.observable)
    source.onCompleted()
    _ = log.take()
    second.dispose()
    #expect(log.entries.isEmpty)
  }

  @Test("A3 8 dispose through operators: upstream first")
  func disposeThroughOperators() {
    let subscription = log.watch(chain)
    subscription.dispose()
    #expect(log.entries == ["cleanup", "do1 disposed", "do2 disposed", "disposed"])
  }

  @Test("A3 9 completed through operators")
  func completedThroughOperators() {
    let subscription = log.watch(chain)
    source.onCompleted()
    #expect(
      log.entries == [
        "do2 completed", "completed", "disposed", "do2 after completed", "cleanup",
        "do1 disposed", "do2 disposed",
      ])
    withExtendedLifetime(subscription) {}
  }

  @Test("A3 10 take(1): next, completed, onDisposed, the operator's onDispose")
  func takeOne() {
    let subject = PublishSubject<Int>()
    _ = log.watch(subject.do(onDispose: { [log] in log.note("do disposed") }).take(1))
    subject.onNext(1)
    #expect(log.entries == ["next 1", "completed", "disposed", "do disposed"])
    #expect(!subject.hasObservers)
  }

  @Test("A3 11 a subject completes: each observer in turn, with its onDisposed")
  func subjectCompletes() {
    let subject = PublishSubject<Int>()
    _ = log.watch(subject, as: "A")
    _ = log.watch(subject, as: "B")
    subject.onCompleted()
    #expect(log.entries == ["A completed", "A disposed", "B completed", "B disposed"])
  }

  @Test("A3 12 a completed subject: completed and onDisposed before subscribe returns")
  func completedSubject() {
    let subject = PublishSubject<Int>()
    subject.onCompleted()
    _ = log.watch(subject)
    log.note("subscribe returned")
    #expect(log.entries == ["completed", "disposed", "subscribe returned"])
  }

  @Test("A3 13 share: the last to leave cleans up, then its onDisposed")
  func shareLastLeaves() {
    let shared = source.observable.share()
    let (first, second) = (log.watch(shared, as: "A"), log.watch(shared, as: "B"))
    first.dispose()
    #expect(log.take() == ["A disposed"])
    second.dispose()
    #expect(log.entries == ["cleanup", "B disposed"])
  }

  @Test("A3 14 share: the source completes, all are told, then cleanup; the next begins anew")
  func shareSourceCompletes() {
    let shared = source.observable.share()
    _ = log.watch(shared, as: "A")
    _ = log.watch(shared, as: "B")
    source.onCompleted()
    #expect(
      log.entries == ["A completed", "A disposed", "B completed", "B disposed", "cleanup"])
    _ = log.watch(shared, as: "C")
    #expect(source.subscriptionCount == 2)
  }

  @Test("A3 15 a connection that is disposed says nothing to subscribers")
  func connectionIsDisposedSilently() {
    let published = source.observable.publish()
    _ = log.watch(published)
    let connection = published.connect()
    source.onNext(1)
    connection.dispose()
    source.onNext(2)
    #expect(log.entries == ["next 1", "cleanup"])
  }

  @Test("A3 16 flatMap with an endless inner sequence does not complete")
  func flatMapWithEndlessInner() {
    let subscription = log.watch(source.observable.flatMap { _ in Observable<Int>.never() })
    source.onNext(1)
    source.onCompleted()
    #expect(log.take() == ["cleanup"])
    subscription.dispose()
    #expect(log.entries == ["disposed"])
  }

  @Test("A3 17 single: onSuccess, onDisposed, cleanup")
  func single() {
    let box = Box<Single<Int>.SingleObserver?>(nil)
    let single = Single<Int>.create { [log] observer in
      box.value = observer
      return log.cleanup()
    }
    _ = single.subscribe(
      onSuccess: { [log] in log.note("success \($0)") },
      onFailure: { [log] in log.note("failure \($0)") },
      onDisposed: { [log] in log.note("disposed") })
    box.value?(.success(1))
    #expect(log.take() == ["success 1", "disposed", "cleanup"])
    _ = single.subscribe(onFailure: { [log] in log.note("failure \($0)") })
    box.value?(.failure(TestError.first))
    #expect(log.entries == ["failure first", "cleanup"])
  }

  @Test("A3 19 an owner dies: its deinit, then its bag, when it is gone already")
  func ownerDies() {
    let subject = PublishSubject<Int>()
    makeAndDropOwner(subject)
    #expect(log.entries == ["next 1 to an owner", "deinit", "disposed, owner alive: false"])
    #expect(!subject.hasObservers)
  }

  private var chain: Observable<Int> {
    source.observable
      .do(onDispose: { [log] in log.note("do1 disposed") })
      .map { $0 }
      .do(
        onCompleted: { [log] in log.note("do2 completed") },
        afterCompleted: { [log] in log.note("do2 after completed") },
        onDispose: { [log] in log.note("do2 disposed") })
  }

  @inline(never)
  private func makeAndDropOwner(_ subject: PublishSubject<Int>) {
    let owner = LoggingOwner(log)
    subject.subscribe(
      onNext: { [weak owner] element in owner?.log.note("next \(element) to an owner") },
      onDisposed: { [weak owner, log] in log.note("disposed, owner alive: \(owner != nil)") }
    ).disposed(by: owner.bag)
    subject.onNext(1)
  }
}

private final class LoggingOwner {
  let log: EventLog
  let bag = DisposeBag()

  init(_ log: EventLog) { self.log = log }

  deinit { log.note("deinit") }
}
