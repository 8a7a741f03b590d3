import ReactiveCore

// The operators that are a `bind` with something around it.
extension OperatorTable {
  static let moreOnBind: [OperatorLine] = maps + selections + answers

  private static let maps: [OperatorLine] = [
    OperatorLine(
      "mapReplace", values: ["7", "7", "7"], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.mapReplace(7) },
    OperatorLine("reduceEach", values: ["11", "12", "12"], leaks: everything) { source, operand in
      source.map { ($0, 10) }.reduceEach { operand.touch($0 + $1) }
    },
    OperatorLine(
      "reduceApply", values: ["11", "12", "12"], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in
      source.map { value -> ((Int) -> Int, Int) in ({ $0 + value }, 10) }.reduceApply()
    },
    OperatorLine(
      "not", values: ["false", "true", "true"], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.map { $0 == 1 }.not() },
    OperatorLine(
      "and", values: ["true", "false", "false"], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.map { [$0 == 1, true] }.and() },
    OperatorLine(
      "or", values: ["true", "false", "false"], whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in source.map { [$0 == 1, false] }.or() },
    OperatorLine("combinePreviousWithStart", values: ["1", "1", "0"], leaks: everything) {
      source, operand in
      source.combinePreviousWithStart(0) { operand.touch($1 - $0) }
    },
    OperatorLine("try", leaks: everything) { source, operand in
      source.try { _ = operand.touch($0) }
    },
    OperatorLine("tryMap", values: ["2", "4", "4"], leaks: everything) { source, operand in
      source.tryMap { operand.touch($0) * 2 }
    },
  ]

  private static let selections: [OperatorLine] = [
    OperatorLine("ignore", values: ["2", "2"], whileLive: subscriber, leaks: sourceAndSubscriber) {
      source, _ in source.ignore(1)
    },
    OperatorLine("skipUntilBlock", values: ["2", "2"], leaks: everything) { source, operand in
      source.skipUntilBlock { operand.touch($0) > 1 }
    },
    OperatorLine("skipWhileBlock", values: ["2", "2"], leaks: everything) { source, operand in
      source.skipWhileBlock { operand.touch($0) < 2 }
    },
    OperatorLine("takeUntilBlock", leaks: everything) { source, operand in
      source.takeUntilBlock { operand.touch($0) > 5 }
    },
    OperatorLine("takeWhileBlock", leaks: everything) { source, operand in
      source.takeWhileBlock { operand.touch($0) < 5 }
    },
    OperatorLine(
      "then", values: [], completion: ["next 9", "completed"], leaks: everything
    ) { source, operand in source.then { operand.touch(RACSignal.return(9)) } },
    OperatorLine(
      "zip", values: ["[6, 1]", "[7, 2]", "[8, 2]"],
      whileLive: subscriber, leaks: sourceAndSubscriber
    ) { source, _ in .zip([sixAndMore, source]) },
  ]

  private static let answers: [OperatorLine] = [
    OperatorLine(
      "any", values: [], completion: ["next false", "completed"],
      failure: ["next false", "completed"], leaks: everything
    ) { source, operand in source.any { operand.touch($0) > 5 } },
    OperatorLine(
      "all", values: [], completion: ["next true", "completed"],
      failure: ["next false", "completed"], leaks: everything
    ) { source, operand in source.all { operand.touch($0) < 5 } },
    OperatorLine("dematerialize", whileLive: subscriber, leaks: sourceAndSubscriber) { source, _ in
      source.materialize().dematerialize()
    },
  ]

  /// Enough values to pair with those of a source.
  static var sixAndMore: RACSignal<Int> { .merge([6, 7, 8, 9].map { .return($0) }) }
}
