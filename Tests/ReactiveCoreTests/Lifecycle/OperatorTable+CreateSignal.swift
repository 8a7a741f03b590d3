import ReactiveCore

// The operators that are a `createSignal`, without those that need time.
extension OperatorTable {
  static let moreOnCreateSignal: [OperatorLine] = pairs + wholes + starts

  private static let pairs: [OperatorLine] = [
    OperatorLine(
      "zipWith", values: ["(6, 1)", "(7, 2)", "(8, 2)"], whileLive: subscriber, leaks: subscriber
    ) { source, _ in sixAndMore.zipWith(source) },
    OperatorLine("sample", values: [], whileLive: subscriber, leaks: subscriber) { source, _ in
      source.sample(RACSignal<Int>.never())
    },
    OperatorLine("initially", whileLive: subscriber, leaks: subscriber) { source, operand in
      source.initially { operand.touch(()) }
    },
    OperatorLine(
      "catchTo", failure: ["completed"], whileLive: subscriber, leaks: subscriber
    ) { source, _ in source.catchTo(.empty()) },
    OperatorLine(
      "takeUntilReplacement", completion: [], whileLive: subscriber, leaks: subscriber
    ) { source, _ in source.takeUntilReplacement(.never()) },
  ]

  private static let wholes: [OperatorLine] = [
    OperatorLine(
      "materialize", values: ["next(1)", "next(2)", "next(2)"],
      completion: ["next completed", "completed"],
      failure: ["next error(Optional(ReactiveCoreTests.TestError.first))", "completed"],
      whileLive: subscriber, leaks: subscriber
    ) { source, _ in source.materialize() },
    OperatorLine(
      "takeLast", values: [], completion: ["next 2", "next 2", "completed"],
      whileLive: subscriber, leaks: subscriber
    ) { source, _ in source.takeLast(2) },
    OperatorLine(
      "aggregate", values: [], completion: ["next 5", "completed"],
      leaks: everything
    ) { source, operand in source.aggregateWithStart(0) { operand.touch($0) + $1 } },
    OperatorLine(
      "collect", values: [], completion: ["next [1, 2, 2]", "completed"],
      whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.collect() },
    OperatorLine(
      "groupBy",
      values: [
        "ReactiveCore.RACGroupedSignal<Swift.Int, Swift.Int>",
        "ReactiveCore.RACGroupedSignal<Swift.Int, Swift.Int>",
      ], leaks: subscription
    ) { source, operand in source.groupBy { operand.touch($0) } },
  ]

  /// The work behind these is not disposed with a subscription.
  private static let starts: [OperatorLine] = [
    OperatorLine("startEagerly", whileLive: subscriber, afterDisposal: subscriber, leaks: []) {
      source, operand in
      .startEagerly(.immediate) { operand.touch(source).subscribe($0) }
    },
    OperatorLine("startLazily", whileLive: subscriber, afterDisposal: subscriber, leaks: []) {
      source, operand in
      .startLazily(.immediate) { operand.touch(source).subscribe($0) }
    },
  ]
}
