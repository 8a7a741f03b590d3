import ReactiveCore
import Testing

/// The operators on one sequence, and those that make one.
@Suite struct RxTransformingTests {
  private let log = EventLog()
  private let subject = PublishSubject<Int>()

  @Test("an operator's closure throws: the error is sent and the source left")
  func throwingClosures() {
    let operators: [(Observable<Int>) -> Observable<Int>] = [
      { $0.map { _ in throw TestError.first } },
      { $0.compactMap { _ in throw TestError.first } },
      { $0.filter { _ in throw TestError.first } },
      { $0.take(while: { _ in throw TestError.first }) },
      { $0.scan(0) { _, _ in throw TestError.first } },
      { $0.reduce(0) { _, _ in throw TestError.first } },
      { $0.flatMap { _ -> Observable<Int> in throw TestError.first } },
      { $0.flatMapLatest { _ -> Observable<Int> in throw TestError.first } },
      { $0.concatMap { _ -> Observable<Int> in throw TestError.first } },
      { $0.groupBy { _ -> Int in throw TestError.first }.map { $0.key } },
      { Observable.zip($0, $0) { _, _ in throw TestError.first } },
      { Observable.combineLatest($0, $0) { _, _ in throw TestError.first } },
    ]
    for apply in operators {
      _ = log.watch(apply(subject))
      subject.onNext(1)
      #expect(log.take() == ["error first", "disposed"])
      #expect(!subject.hasObservers)
    }
  }

  @Test func compactMapDropsNil() {
    #expect(events(Observable.of("1", "x", "2").compactMap { Int($0) }) == ["1", "2"])
  }

  @Test func filterTakeSkip() {
    #expect(events(Observable.from(1...6).filter { $0 % 2 == 0 }) == ["2", "4", "6"])
    #expect(events(Observable.from(1...6).take(2)) == ["1", "2"])
    #expect(events(Observable.from(1...6).take(0)) == [])
    #expect(events(Observable.from(1...6).skip(4)) == ["5", "6"])
  }

  @Test func takeWhileExcludesOrIncludesTheLast() {
    #expect(events(Observable.from(1...6).take(while: { $0 < 3 })) == ["1", "2"])
    #expect(
      events(Observable.from(1...6).take(while: { $0 < 3 }, behavior: .inclusive)) == [
        "1", "2", "3",
      ])
  }

  @Test func takeUntilAConditionExcludesOrIncludesTheLast() {
    #expect(events(Observable.from(1...6).take(until: { $0 == 3 })) == ["1", "2"])
    #expect(
      events(Observable.from(1...6).take(until: { $0 == 3 }, behavior: .inclusive)) == [
        "1", "2", "3",
      ])
  }

  @Test func takeEndsBeforeAReentrantElement() {
    _ = subject.take(2).subscribe(onNext: { [log, subject] element in
      log.note("\(element)")
      subject.onNext(element + 1)
    })
    subject.onNext(1)
    #expect(log.entries == ["1", "2"])
  }

  @Test func scanAndReduce() {
    #expect(events(Observable.from(1...4).scan(0) { $0 + $1 }) == ["1", "3", "6", "10"])
    #expect(events(Observable.from(1...4).reduce(0) { $0 + $1 }) == ["10"])
    #expect(events(Observable<Int>.empty().reduce(7) { $0 + $1 }) == ["7"])
  }

  @Test func startWithComesFirst() {
    #expect(events(Observable.of(3).startWith(1, 2)) == ["1", "2", "3"])
  }

  @Test func distinctUntilChangedDropsRepetitions() {
    #expect(events(Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()) == ["1", "2", "1"])
    #expect(
      events(Observable.of(1, 3, 2).distinctUntilChanged { $0 % 2 == $1 % 2 }) == ["1", "2"])
  }

  @Test func materializeSendsTheEnd() {
    #expect(events(Observable.of(1).materialize()) == ["next(1)", "completed"])
    #expect(events(Observable<Int>.error(TestError.first).materialize()) == ["error(first)"])
  }

  @Test func catchGoesOnWithAnother() {
    let failing = Observable.of(1).concat(Observable.error(TestError.first))
    #expect(events(failing.catch { _ in .of(2, 3) }) == ["1", "2", "3"])
    #expect(events(failing.catchAndReturn(9)) == ["1", "9"])
    _ = log.watch(failing.catch { _ in throw TestError.second })
    #expect(log.entries.suffix(2) == ["error second", "disposed"])
  }

  @Test func catchLeavesTheFailedSourceAndFollowsTheSecond() {
    let second = PublishSubject<Int>()
    let subscription = log.watch(subject.catch { _ in second.asObservable() })
    subject.onError(TestError.first)
    second.onNext(1)
    #expect(log.entries == ["next 1"])
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func catchSubscribesToTheSecondBeforeItLeavesTheFirst() {
    let (first, second) = (RxSource<Int>(log), RxSource<Int>(log))
    _ = log.watch(
      first.observable.catch { [log] _ in
        second.observable.do(onSubscribe: { log.note("second subscribed") })
      })
    first.onError(TestError.first)
    #expect(log.entries == ["second subscribed", "cleanup"])
    second.onCompleted()
    #expect(log.entries.suffix(3) == ["completed", "disposed", "cleanup"])
  }

  @Test func retrySubscribesAgain() {
    let count = Box(0)
    let source = Observable<Int>.create { observer in
      count.value += 1
      observer.onNext(count.value)
      if count.value < 3 { observer.onError(TestError.first) } else { observer.onCompleted() }
      return Disposables.create()
    }
    #expect(events(source.retry()) == ["1", "2", "3"])
    count.value = 0
    _ = log.watch(source.retry(2))
    #expect(log.entries.suffix(4) == ["next 1", "next 2", "error first", "disposed"])
  }

  @Test("A1 what fails while being subscribed to cannot be stopped from downstream")
  func retryOfASynchronousSourceCannotBeStopped() {
    let count = Box(0)
    let source = Observable<Int>.create { observer in
      count.value += 1
      observer.onNext(count.value)
      if count.value < 1000 { observer.onError(TestError.first) }
      return Disposables.create()
    }
    #expect(events(source.retry().take(3)) == ["1", "2", "3"])
    #expect(count.value == 1000)
  }

  @Test func creatingOperators() {
    #expect(events(Observable.just(1)) == ["1"])
    #expect(events(Observable.of(1, 2)) == ["1", "2"])
    #expect(events(Observable.from([1, 2])) == ["1", "2"])
    #expect(events(Observable.from(optional: 1)) == ["1"])
    #expect(events(Observable<Int>.from(optional: nil)) == [])
    #expect(events(Observable<Int>.empty()) == [])
    #expect(events(Observable<Int>.deferred { .just(5) }) == ["5"])
    _ = log.watch(Observable<Int>.error(TestError.first))
    _ = log.watch(Observable<Int>.never(), as: "never")
    _ = log.watch(Observable<Int>.deferred { throw TestError.second })
    #expect(log.entries.suffix(4) == ["error first", "disposed", "error second", "disposed"])
  }

  /// The elements of a sequence that completes.
  private func events<Element>(_ observable: Observable<Element>) -> [String] {
    let own = EventLog()
    _ = own.watch(observable)
    #expect(own.entries.suffix(2) == ["completed", "disposed"])
    return own.entries.dropLast(2).map { String($0.dropFirst("next ".count)) }
  }
}
