import ReactiveCore

/// Every operator, one line each.
///
/// On a subject that neither ends nor is disposed there are three outcomes: the subject leaks as well,
/// because a `bind` holds its source; only the subscription leaks, because its disposable holds the
/// subject's node; or nothing does.
enum OperatorTable {
  /// Of an operator built on `bind`.
  static let everything: Survivors = [.source, .operatorBlocks, .subscriberBlocks]
  /// Of one built on `createSignal`.
  static let subscription: Survivors = [.operatorBlocks, .subscriberBlocks]
  /// The same where no block is given to the operator, or where only the signal holds it.
  static let subscriber: Survivors = .subscriberBlocks
  static let sourceAndSubscriber: Survivors = [.source, .subscriberBlocks]

  static let lines: [OperatorLine] =
    onBind + onCreateSignal + shared + moreOnBind + moreOnCreateSignal + timed + switching

  private static let onBind: [OperatorLine] = [
    OperatorLine("bind", leaks: everything) { source, operand in
      source.bind { { value, _ in .return(operand.touch(value)) } }
    },
    OperatorLine(
      "combineLatest", values: ["[7, 1]", "[7, 2]", "[7, 2]"],
      whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in .combineLatest([.return(7), source]) },
    OperatorLine(
      "distinctUntilChanged", values: ["1", "2"],
      whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.distinctUntilChanged() },
    OperatorLine("filter", values: ["2", "2"], leaks: everything) { source, operand in
      source.filter { operand.touch($0) > 1 }
    },
    OperatorLine("flatten", whileLive: subscriber, leaks: sourceAndSubscriber) { source, _ in
      RACSignal.return(source).flatten()
    },
    OperatorLine("flattenMap", values: ["1", "1", "2", "2", "2", "2"], leaks: everything) {
      source, operand in
      source.flattenMap { .merge([.return(operand.touch($0)), .return($0)]) }
    },
    OperatorLine(
      "ignoreValues", values: [], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.ignoreValues() },
    OperatorLine("map", values: ["3", "6", "6"], leaks: everything) { source, operand in
      source.map { operand.touch($0) * 3 }
    },
    OperatorLine(
      "merge", values: ["1", "2", "2"],
      whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.merge(.empty()) },
    OperatorLine("scan", values: ["1", "3", "5"], leaks: everything) { source, operand in
      source.scanWithStart(0) { operand.touch($0) + $1 }
    },
    OperatorLine("skip", values: ["2", "2"], whileLive: subscriber, leaks: sourceAndSubscriber) {
      source, _ in source.skip(1)
    },
    OperatorLine("take", whileLive: subscriber, leaks: sourceAndSubscriber) { source, _ in
      source.take(4)
    },
  ]

  private static let onCreateSignal: [OperatorLine] = [
    OperatorLine("catch", failure: ["completed"], leaks: subscription) { source, operand in
      source.catch { _ in operand.touch(.empty()) }
    },
    OperatorLine(
      "combineLatestWith", values: ["(7, 1)", "(7, 2)", "(7, 2)"],
      whileLive: subscriber, leaks: subscriber
    ) { source, _ in RACSignal.return(7).combineLatestWith(source) },
    OperatorLine("concat", whileLive: subscriber, leaks: subscriber) { source, _ in
      source.concat(.empty())
    },
    OperatorLine("defer", whileLive: subscriber, leaks: subscriber) { source, operand in
      .defer { operand.touch(source) }
    },
    OperatorLine("deliverOn", whileLive: subscriber, leaks: subscriber) { source, _ in
      source.deliverOn(.immediate)
    },
    OperatorLine("doCompleted", leaks: subscription) { source, operand in
      source.doCompleted { operand.touch(()) }
    },
    OperatorLine("doError", leaks: subscription) { source, operand in
      source.doError { _ = operand.touch($0) }
    },
    OperatorLine("doNext", leaks: subscription) { source, operand in
      source.doNext { _ = operand.touch($0) }
    },
    OperatorLine("finally", leaks: subscription) { source, operand in
      source.finally { operand.touch(()) }
    },
    OperatorLine(
      "startWith", values: ["0", "1", "2", "2"],
      whileLive: subscriber, afterDisposal: subscriber, leaks: []
    ) { source, _ in source.startWith(0) },
    OperatorLine("subscribeOn", whileLive: subscriber, leaks: subscriber) { source, _ in
      source.subscribeOn(.immediate)
    },
    OperatorLine("takeUntil", whileLive: subscriber, leaks: subscriber) { source, _ in
      source.takeUntil(RACSignal<Int>.never())
    },
  ]

  /// What these are given as a source matters less: it is their own subject that keeps subscribers.
  private static let shared: [OperatorLine] = [
    OperatorLine(
      "multicast",
      whileLive: subscriber, leaks: subscriber, coldLeaks: subscriber
    ) { source, _ in
      source.multicast(RACSubject()).autoconnect()
    },
    OperatorLine(
      "publish",
      whileLive: subscriber, leaks: subscriber, coldLeaks: subscriber
    ) { source, _ in
      source.publish().autoconnect()
    },
    OperatorLine("replay", whileLive: subscriber, leaks: []) { source, _ in source.replay() },
    OperatorLine("replayLast", coldValues: ["2"], whileLive: subscriber, leaks: []) { source, _ in
      source.replayLast()
    },
    OperatorLine(
      "replayLazily",
      whileLive: subscriber, leaks: subscriber, coldLeaks: subscriber
    ) { source, _ in source.replayLazily() },
  ]
}
