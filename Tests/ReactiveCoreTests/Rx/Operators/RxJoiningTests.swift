import ReactiveCore
import Testing

/// The operators on several sequences.
@Suite struct RxJoiningTests {
  private let log = EventLog()
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<Int>()

  @Test func mergeTakesFromAllUntilTheLastEnds() {
    _ = log.watch(Observable.merge(first, second))
    first.onNext(1)
    second.onNext(2)
    first.onCompleted()
    second.onNext(3)
    second.onCompleted()
    #expect(log.entries == ["next 1", "next 2", "next 3", "completed", "disposed"])
  }

  @Test func mergeEndsAtTheFirstError() {
    _ = log.watch(Observable.merge([first, second]))
    first.onError(TestError.first)
    #expect(log.entries == ["error first", "disposed"])
    #expect(!second.hasObservers)
  }

  @Test func trampolineTakesTurnsBetweenSequences() {
    _ = log.watch(Observable.merge(.of(1, 2, 3), .of(4, 5, 6)))
    #expect(log.entries.prefix(6) == ["next 1", "next 4", "next 2", "next 5", "next 3", "next 6"])
  }

  @Test func mergeOfALimitedNumberLetsOthersWait() {
    let third = PublishSubject<Int>()
    _ = log.watch(Observable.of(first, second, third).merge(maxConcurrent: 2))
    #expect(!third.hasObservers)
    first.onCompleted()
    third.onNext(3)
    second.onCompleted()
    third.onCompleted()
    #expect(log.entries == ["next 3", "completed", "disposed"])
  }

  @Test func concatSubscribesOneAfterTheOther() {
    _ = log.watch(first.concat(second))
    second.onNext(0)
    first.onNext(1)
    #expect(!second.hasObservers)
    first.onCompleted()
    second.onNext(2)
    second.onCompleted()
    #expect(log.entries == ["next 1", "next 2", "completed", "disposed"])
  }

  @Test func concatOfManyTakesNoStack() {
    let count = Box(0)
    let sources = Array(repeating: Observable.just(1), count: 100_000)
    _ = Observable.concat(sources).subscribe(onNext: { count.value += $0 })
    #expect(count.value == 100_000)
  }

  @Test func zipFreesWhatHasFoundItsPartner() {
    let (left, right) = (PublishSubject<Payload>(), PublishSubject<Int>())
    let subscription = Observable.zip(left, right).subscribe()
    let payload = send(left)
    #expect(payload.isAlive)
    right.onNext(1)
    #expect(!payload.isAlive)
    subscription.dispose()
  }

  @Test func concatMapLetsTheSecondWait() {
    let outer = PublishSubject<Int>()
    _ = log.watch(outer.concatMap { [first, second] in $0 == 1 ? first : second })
    outer.onNext(1)
    outer.onNext(2)
    #expect(!second.hasObservers)
    first.onNext(10)
    first.onCompleted()
    second.onNext(20)
    outer.onCompleted()
    second.onCompleted()
    #expect(log.entries == ["next 10", "next 20", "completed", "disposed"])
  }

  @Test func zipPairsByNumberAndEndsWithTheLastSource() {
    _ = log.watch(Observable.zip(first, second) { "\($0)\($1)" })
    first.onNext(1)
    first.onNext(2)
    second.onNext(3)
    first.onCompleted()
    second.onNext(4)
    second.onNext(5)
    #expect(log.take() == ["next 13", "next 24"])
    second.onCompleted()
    #expect(log.entries == ["completed", "disposed"])
  }

  @Test func zipKeepsWhatCanFindNoPartner() {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Payload>())
    let subscription = Observable.zip(left, right).subscribe()
    left.onCompleted()
    let payload = send(right)
    #expect(payload.isAlive)
    subscription.dispose()
    #expect(!payload.isAlive)
  }

  @Test func zipOfManyEndsAtAnElementWithoutAPartner() {
    _ = log.watch(Observable.zip([first, second]))
    first.onNext(1)
    first.onCompleted()
    second.onNext(2)
    #expect(log.take() == ["next [1, 2]"])
    second.onNext(3)
    #expect(log.entries == ["completed", "disposed"])
    #expect(!second.hasObservers)
  }

  @Test func zipOfMoreThanThree() {
    let text = PublishSubject<String>()
    _ = log.watch(
      Observable.zip(first, second, Observable.of(5, 6), text, Observable.of(7, 8)) {
        "\($0)\($1)\($2)\($3)\($4)"
      }, as: "closure")
    _ = log.watch(Observable.zip(first, second, text, first), as: "group")
    first.onNext(1)
    second.onNext(2)
    text.onNext("a")
    #expect(log.take() == ["closure next 125a7", "group next (1, 2, \"a\", 1)"])
    text.onError(TestError.first)
    #expect(
      log.entries == [
        "closure error first", "closure disposed", "group error first", "group disposed",
      ])
    #expect(!first.hasObservers)
  }

  @Test func zipOfThreeAndOfMany() {
    _ = log.watch(
      Observable.zip(first, second, Observable.of(5, 6)) { "\($0)\($1)\($2)" }, as: "three")
    _ = log.watch(Observable.zip([first, second, first]) { "\($0)" }, as: "many")
    first.onNext(1)
    second.onNext(2)
    #expect(log.take() == ["three next 125", "many next [1, 2, 1]"])
    _ = log.watch(Observable.zip([Observable<Int>]()), as: "none")
    #expect(log.entries == ["none completed", "none disposed"])
  }

  @Test func combineLatestWaitsForAllThenSendsForEach() {
    _ = log.watch(Observable.combineLatest(first, second) { "\($0)\($1)" })
    first.onNext(1)
    first.onNext(2)
    second.onNext(3)
    first.onCompleted()
    second.onNext(4)
    second.onCompleted()
    #expect(log.entries == ["next 23", "next 24", "completed", "disposed"])
  }

  @Test func combineLatestEndsWhenNoResultCanCome() {
    _ = log.watch(Observable.combineLatest(first, second) { "\($0)\($1)" })
    first.onCompleted()
    second.onNext(1)
    #expect(log.entries == ["completed", "disposed"])
  }

  @Test func combineLatestOfMoreThanThree() {
    let text = PublishSubject<String>()
    _ = log.watch(
      Observable.combineLatest(first, second, Observable.just(5), text, first) {
        "\($0)\($1)\($2)\($3)\($4)"
      }, as: "closure")
    _ = log.watch(Observable.combineLatest(first, second, text, first), as: "group")
    first.onNext(1)
    second.onNext(2)
    #expect(log.take() == [])
    text.onNext("a")
    #expect(log.take() == ["closure next 125a1", "group next (1, 2, \"a\", 1)"])
    second.onNext(3)
    #expect(log.take() == ["closure next 135a1", "group next (1, 3, \"a\", 1)"])
    second.onError(TestError.first)
    #expect(!first.hasObservers)
  }

  @Test func combineLatestOfThreeAndOfMany() {
    _ = log.watch(
      Observable.combineLatest(first, second, Observable.just(5)) { "\($0)\($1)\($2)" },
      as: "three")
    _ = log.watch(Observable.combineLatest([first, second]) { "\($0)" }, as: "many")
    first.onNext(1)
    second.onNext(2)
    #expect(log.entries == ["three next 125", "many next [1, 2]"])
    _ = log.watch(Observable.combineLatest([Observable<Int>]()) { "\($0)" }, as: "none")
    #expect(log.entries.suffix(3) == ["none next []", "none completed", "none disposed"])
  }

  @Test func pairsNeedNoClosure() {
    _ = log.watch(Observable.combineLatest(first, second), as: "latest")
    _ = log.watch(Observable.zip(first, second), as: "zip")
    first.onNext(1)
    second.onNext(2)
    #expect(log.entries == ["latest next (1, 2)", "zip next (1, 2)"])
  }

  @Test func withLatestFromDropsWhatComesBefore() {
    _ = log.watch(first.withLatestFrom(second) { "\($0)\($1)" })
    first.onNext(1)
    second.onNext(5)
    second.onCompleted()
    first.onNext(2)
    first.onCompleted()
    #expect(log.entries == ["next 25", "completed", "disposed"])
  }

  @Test func withLatestFromFailsWithTheSecond() {
    _ = log.watch(first.withLatestFrom(second))
    second.onError(TestError.second)
    #expect(log.entries == ["error second", "disposed"])
    #expect(!first.hasObservers)
  }

  @Test func switchLatestLeavesTheOneBefore() {
    let outer = PublishSubject<PublishSubject<Int>>()
    _ = log.watch(outer.switchLatest())
    outer.onNext(first)
    first.onNext(1)
    outer.onNext(second)
    #expect(!first.hasObservers)
    second.onNext(2)
    outer.onCompleted()
    second.onNext(3)
    second.onCompleted()
    #expect(log.entries == ["next 1", "next 2", "next 3", "completed", "disposed"])
  }

  @Test func flatMapLatestKeepsOneInnerSubscription() {
    let outer = PublishSubject<Int>()
    _ = log.watch(outer.flatMapLatest { [first, second] in $0 == 1 ? first : second })
    outer.onNext(1)
    outer.onNext(2)
    #expect(!first.hasObservers)
    #expect(second.hasObservers)
  }

  @Test func flatMapKeepsAnInnerSubscriptionUntilItEnds() {
    let outer = PublishSubject<Int>()
    let subscription = log.watch(outer.flatMap { [first, second] in $0 == 1 ? first : second })
    outer.onNext(1)
    outer.onNext(2)
    first.onNext(10)
    second.onNext(20)
    first.onCompleted()
    #expect(log.entries == ["next 10", "next 20"])
    subscription.dispose()
    #expect(!outer.hasObservers)
    #expect(!second.hasObservers)
  }

  @Test func flatMapFreesAnInnerSequenceThatEnded() {
    let outer = PublishSubject<Int>()
    let payload = Box<Weak<Payload>>(Weak(nil))
    let subscription = outer.flatMap { [first] _ -> Observable<Int> in
      let held = Payload()
      payload.value = Weak(held)
      return first.map { held.touch($0) }
    }.subscribe()
    outer.onNext(1)
    #expect(payload.value.isAlive)
    first.onCompleted()
    #expect(!payload.value.isAlive)
    subscription.dispose()
  }

  @Test func ambFollowsTheFaster() {
    _ = log.watch(first.amb(second))
    second.onNext(1)
    #expect(!first.hasObservers)
    second.onNext(2)
    second.onCompleted()
    #expect(log.entries == ["next 1", "next 2", "completed", "disposed"])
  }

  @Test func groupByGivesEachKeyASequence() {
    _ = log.watch(
      first.groupBy { $0 % 2 == 0 ? "even" : "odd" }
        .flatMap { group in group.asObservable().map { "\(group.key) \($0)" } })
    for element in 1...3 { first.onNext(element) }
    first.onCompleted()
    #expect(
      log.entries == ["next odd 1", "next even 2", "next odd 3", "completed", "disposed"])
  }

  @inline(never)
  private func send(_ subject: PublishSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.onNext(payload)
    return Weak(payload)
  }

  @Test func groupByLeavesTheSourceWithTheLastGroup() {
    let groups = Box<[GroupedObservable<Int, Int>]>([])
    let subscription = first.groupBy { $0 }.subscribe(onNext: { groups.value.append($0) })
    first.onNext(1)
    let inner = groups.value[0].subscribe { _ in }
    subscription.dispose()
    #expect(first.hasObservers)
    inner.dispose()
    #expect(!first.hasObservers)
  }
}
