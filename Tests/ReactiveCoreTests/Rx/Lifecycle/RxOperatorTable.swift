import ReactiveCore

/// Every operator of the Rx family, one line each.
///
/// A subscription through an operator that neither ends nor is disposed leaks: sink and disposer keep each other.
/// With it goes what the operator's closures and the subscriber's hold, and the source where the sink needs the
/// operator's definition.
enum RxOperatorTable {
  /// Of a sink that holds its definition.
  private static let everything: Survivors = [.source, .operatorBlocks, .subscriberBlocks]
  /// Of an operator without closures.
  private static let subscriber: Survivors = .subscriberBlocks
  private static let sourceAndSubscriber: Survivors = [.source, .subscriberBlocks]

  static let lines: [RxOperatorLine] = onOne + inTime + onSeveral + creating + shared

  private static let onOne: [RxOperatorLine] = [
    RxOperatorLine("map", values: ["3", "6", "6"]) { source, operands in
      source.map { operands.payload.touch($0) * 3 }
    },
    RxOperatorLine("compactMap", values: ["2", "2"]) { source, operands in
      source.compactMap { operands.payload.touch($0) > 1 ? $0 : nil }
    },
    RxOperatorLine("filter", values: ["2", "2"]) { source, operands in
      source.filter { operands.payload.touch($0) > 1 }
    },
    RxOperatorLine("take", leaks: sourceAndSubscriber) { source, _ in source.take(4) },
    RxOperatorLine("takeUntil", leaks: sourceAndSubscriber) { source, _ in
      source.take(until: Observable<Int>.never())
    },
    RxOperatorLine("takeUntil predicate", leaks: everything) { source, operands in
      source.take(until: { operands.payload.touch($0) > 2 })
    },
    RxOperatorLine("takeWhile", leaks: everything) { source, operands in
      source.take(while: { operands.payload.touch($0) < 3 })
    },
    RxOperatorLine("skip", values: ["2", "2"], leaks: sourceAndSubscriber) { source, _ in
      source.skip(1)
    },
    RxOperatorLine("scan", values: ["1", "3", "5"], leaks: everything) { source, operands in
      source.scan(0) { operands.payload.touch($0) + $1 }
    },
    RxOperatorLine(
      "reduce", values: [], completion: ["next 5", "completed"], leaks: everything
    ) { source, operands in source.reduce(0) { operands.payload.touch($0) + $1 } },
    RxOperatorLine(
      "startWith", values: ["0", "1", "2", "2"], leaks: [], whileLive: subscriber,
      coldLeaks: subscriber
    ) { source, _ in source.startWith(0) },
    RxOperatorLine("distinctUntilChanged", values: ["1", "2"], leaks: sourceAndSubscriber) {
      source, _ in source.distinctUntilChanged()
    },
    RxOperatorLine("do") { source, operands in
      source.do(onNext: { _ = operands.payload.touch($0) })
    },
    RxOperatorLine(
      "materialize", values: ["next(1)", "next(2)", "next(2)"],
      completion: ["next completed", "completed"], failure: ["next error(first)", "completed"],
      leaks: subscriber
    ) { source, _ in source.materialize() },
    RxOperatorLine("catch", failure: ["next 7", "completed"], leaks: everything) {
      source, operands in source.catch { _ in operands.payload.touch(.just(7)) }
    },
    RxOperatorLine("retry", values: ["1", "2", "2"], leaks: sourceAndSubscriber) { source, _ in
      source.retry(1)
    },
    RxOperatorLine("retryWhen", leaks: everything) { source, operands in
      source.retry(when: { errors in
        errors.map { throw operands.payload.touch($0) } as Observable<Int>
      })
    },
    RxOperatorLine("withUnretained", leaks: sourceAndSubscriber) { source, operands in
      source.withUnretained(operands.scheduler) { $1 }
    },
  ]

  private static let inTime: [RxOperatorLine] = [
    RxOperatorLine(
      "debounce", values: ["2"], valuesBeforeFailure: [], leaks: sourceAndSubscriber
    ) { source, operands in source.debounce(.zero, scheduler: operands.scheduler) },
    RxOperatorLine("throttle", leaks: sourceAndSubscriber) { source, operands in
      source.throttle(.zero, scheduler: operands.scheduler)
    },
    RxOperatorLine("delay", valuesBeforeFailure: [], leaks: subscriber) { source, operands in
      source.delay(.zero, scheduler: operands.scheduler)
    },
    RxOperatorLine("timeout", leaks: sourceAndSubscriber) { source, operands in
      source.timeout(.seconds(60), scheduler: operands.scheduler)
    },
    RxOperatorLine(
      "buffer", values: ["[1, 2, 2]"], completion: ["next []", "completed"],
      leaks: sourceAndSubscriber
    ) { source, operands in
      source.buffer(timeSpan: .seconds(60), count: 3, scheduler: operands.scheduler)
    },
    RxOperatorLine("window", leaks: sourceAndSubscriber) { source, operands in
      source.window(timeSpan: .seconds(60), count: 9, scheduler: operands.scheduler).merge()
    },
    RxOperatorLine("sample", values: ["2"], valuesBeforeFailure: [], leaks: sourceAndSubscriber) {
      source, operands in
      source.sample(Observable<Int>.timer(.seconds(5), scheduler: operands.scheduler))
    },
    RxOperatorLine("observeOn", leaks: subscriber) { source, operands in
      source.observe(on: operands.scheduler)
    },
    RxOperatorLine("subscribeOn", leaks: subscriber) { source, operands in
      source.subscribe(on: operands.scheduler)
    },
  ]

  private static let onSeveral: [RxOperatorLine] = [
    RxOperatorLine("flatMap", values: ["1", "1", "2", "2", "2", "2"]) { source, operands in
      source.flatMap { Observable.of(operands.payload.touch($0), $0, scheduler: immediate) }
    },
    RxOperatorLine("flatMapLatest") { source, operands in
      source.flatMapLatest { Observable.just(operands.payload.touch($0)) }
    },
    RxOperatorLine("concatMap") { source, operands in
      source.concatMap { Observable.just(operands.payload.touch($0)) }
    },
    RxOperatorLine("switchLatest", leaks: subscriber) { source, _ in
      Observable.just(source).switchLatest()
    },
    RxOperatorLine("merge", leaks: subscriber) { source, _ in Observable.merge(source, .empty()) },
    RxOperatorLine("concat", leaks: sourceAndSubscriber) { source, _ in
      source.concat(Observable<Int>.empty())
    },
    RxOperatorLine("zip", values: ["11", "22", "23"], leaks: everything) { source, operands in
      Observable.zip(Observable.of(1, 2, 3, 4, scheduler: immediate), source) {
        "\(operands.payload.touch($1))\($0)"
      }
    },
    RxOperatorLine("combineLatest", values: ["17", "27", "27"], leaks: everything) {
      source, operands in
      Observable.combineLatest(Observable.just(7), source) {
        "\(operands.payload.touch($1))\($0)"
      }
    },
    RxOperatorLine("zip of five", values: ["11111", "22222", "23333"], leaks: everything) {
      source, operands in
      let other = Observable.of(1, 2, 3, 4, scheduler: immediate)
      return Observable.zip(other, other, other, other, source) {
        "\(operands.payload.touch($4))\($0)\($1)\($2)\($3)"
      }
    },
    RxOperatorLine("zip of many", values: ["11", "22", "23"], leaks: everything) {
      source, operands in
      Observable.zip([.of(1, 2, 3, 4, scheduler: immediate), source]) {
        "\(operands.payload.touch($0[1]))\($0[0])"
      }
    },
    RxOperatorLine(
      "combineLatest of five", values: ["17777", "27777", "27777"], leaks: everything
    ) { source, operands in
      let other = Observable.just(7)
      return Observable.combineLatest(other, other, other, other, source) {
        "\(operands.payload.touch($4))\($0)\($1)\($2)\($3)"
      }
    },
    RxOperatorLine("combineLatest of many", values: ["17", "27", "27"], leaks: everything) {
      source, operands in
      Observable.combineLatest([.just(7), source]) {
        "\(operands.payload.touch($0[1]))\($0[0])"
      }
    },
    RxOperatorLine("withLatestFrom", values: ["17", "27", "27"], leaks: everything) {
      source, operands in
      source.withLatestFrom(Observable.just(7)) { "\(operands.payload.touch($0))\($1)" }
    },
    RxOperatorLine("groupBy", leaks: everything) { source, operands in
      source.groupBy { operands.payload.touch($0) }.flatMap { $0 }
    },
    RxOperatorLine("amb", leaks: subscriber) { source, _ in source.amb(Observable.never()) },
  ]

  /// These have no source: it is joined with them.
  private static let creating: [RxOperatorLine] = [
    RxOperatorLine("just", values: ["0", "1", "2", "2"], leaks: subscriber) { source, _ in
      Observable.merge(Observable.just(0), source)
    },
    RxOperatorLine("of", values: ["8", "9", "1", "2", "2"], leaks: subscriber) { source, _ in
      Observable.merge(.of(8, 9, scheduler: immediate), source)
    },
    RxOperatorLine("from", values: ["8", "9", "1", "2", "2"], leaks: subscriber) { source, _ in
      Observable.merge(.from([8, 9], scheduler: immediate), source)
    },
    RxOperatorLine("empty", leaks: subscriber) { source, _ in Observable.merge(.empty(), source) },
    RxOperatorLine("never", leaks: subscriber) { source, _ in source.amb(Observable.never()) },
    RxOperatorLine("error", leaks: sourceAndSubscriber) { source, _ in
      Observable.error(TestError.second).catch { _ in source }
    },
    RxOperatorLine("deferred", leaks: subscriber) { source, operands in
      Observable.deferred { operands.payload.touch(source) }
    },
    RxOperatorLine("using", leaks: subscriber) { source, operands in
      Observable.using(
        { operands.payload.touch(BooleanDisposable()) }, observableFactory: { _ in source })
    },
    RxOperatorLine(
      "interval", values: ["1", "2", "2", "0"], valuesBeforeFailure: ["1", "2", "2"],
      leaks: subscriber
    ) { source, operands in
      Observable.merge(
        source, Observable.interval(.seconds(6), scheduler: operands.scheduler).take(1))
    },
    RxOperatorLine(
      "timer", values: ["1", "2", "2", "0"], valuesBeforeFailure: ["1", "2", "2"],
      leaks: subscriber
    ) { source, operands in
      Observable.merge(source, Observable.timer(.seconds(6), scheduler: operands.scheduler))
    },
  ]

  /// What these are given as a source matters less: it is their own subject that keeps subscribers.
  private static let shared: [RxOperatorLine] = [
    RxOperatorLine("multicast", leaks: sourceAndSubscriber) { source, _ in
      source.multicast(PublishSubject()).refCount()
    },
    RxOperatorLine("publish", leaks: sourceAndSubscriber) { source, _ in
      source.publish().refCount()
    },
    RxOperatorLine("replay", leaks: sourceAndSubscriber) { source, _ in
      source.replay(1).refCount()
    },
    RxOperatorLine("refCount", leaks: sourceAndSubscriber) { source, _ in
      source.publish().refCount()
    },
    RxOperatorLine("share", leaks: sourceAndSubscriber) { source, _ in source.share() },
  ]

  /// Sends while it is subscribed to, not in turns.
  private static var immediate: ImmediateScheduler { .instance }
}
