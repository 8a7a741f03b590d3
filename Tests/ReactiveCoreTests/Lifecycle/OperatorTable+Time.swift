import ReactiveCore

// The operators that need time: a scheduler on which it does not pass, or passes at once.
extension OperatorTable {
  /// Nothing is ever stepped to: what is scheduled here is held from then on.
  private static let scheduler = RACTestScheduler()

  static let timed: [OperatorLine] = [
    OperatorLine("delay", whileLive: subscriber, leaks: subscriber) { source, _ in
      promptly(source).delay(.zero)
    },
    OperatorLine("throttle", leaks: subscription) { source, operand in
      promptly(source).throttle(.zero) { operand.touch($0) > 0 }
    },
    // What the scheduler holds stays, as long as the subscriber has its blocks.
    OperatorLine(
      "bufferWithTime", values: [], completion: ["next [1, 2, 2]", "completed"],
      whileLive: subscriber, afterDisposal: subscriber, disposedLeaks: subscriber,
      coldDisposedLeaks: subscriber, leaks: subscriber, coldLeaks: subscriber
    ) { source, _ in source.bufferWithTime(.seconds(1), onScheduler: scheduler) },
    OperatorLine(
      "timeout", whileLive: subscriber, afterDisposal: subscriber, disposedLeaks: subscriber,
      coldDisposedLeaks: subscriber, leaks: subscriber, coldLeaks: subscriber
    ) { source, _ in source.timeout(.seconds(1), onScheduler: scheduler) },

    // The second attempt is one that fails.
    OperatorLine("repeat", completion: ["error second"], leaks: everything) { source, operand in
      firstTime(promptly(source), operand).repeat()
    },
    OperatorLine("retry", failure: ["error second"], leaks: everything) { source, operand in
      firstTime(promptly(source), operand).retry(1)
    },
  ]

  static let switching: [OperatorLine] = [
    OperatorLine(
      "switchToLatest", whileLive: subscriber, leaks: sourceAndSubscriber, coldLeaks: subscriber
    ) { source, _ in source.map { RACSignal.return($0) }.switchToLatest() },
    OperatorLine(
      "switchCases", values: ["10", "20", "20"],
      whileLive: subscriber, leaks: sourceAndSubscriber, coldLeaks: subscriber
    ) { source, _ in .switch(source, cases: [1: .return(10)], default: .return(20)) },
    OperatorLine(
      "ifThenElse", values: ["10", "20", "20"],
      whileLive: subscriber, leaks: sourceAndSubscriber, coldLeaks: subscriber
    ) { source, _ in .if(source.map { $0 == 1 }, then: .return(10), else: .return(20)) },
    // Only completion breaks the ring of the block that subscribes.
    OperatorLine(
      "flattenMaxConcurrent", whileLive: subscriber, afterDisposal: subscriber,
      disposedLeaks: subscriber, coldDisposedLeaks: subscriber,
      leaks: sourceAndSubscriber, coldLeaks: subscriber
    ) { source, _ in source.map { RACSignal.return($0) }.flatten(2) },
    OperatorLine(
      "concatSignals", whileLive: subscriber, afterDisposal: subscriber,
      disposedLeaks: subscriber, coldDisposedLeaks: subscriber,
      leaks: sourceAndSubscriber, coldLeaks: subscriber
    ) { source, _ in source.map { RACSignal.return($0) }.concat() },
  ]

  /// A signal of the same events, and what each of them makes the current scheduler do is done at once.
  private static func promptly(_ source: RACSignal<Int>) -> RACSignal<Int> {
    RACSignal.createSignal { subscriber in
      source.subscribeNext(
        { value in stepping { subscriber.sendNext(value) } },
        error: { error in stepping { subscriber.sendError(error) } },
        completed: { stepping { subscriber.sendCompleted() } })
    }
  }

  private static func stepping(_ block: () -> Void) {
    let scheduler = RACTestScheduler()
    scheduler.performAsCurrent(block)
    scheduler.stepAll()
  }

  /// The source for the first subscriber, an error for all others.
  private static func firstTime(_ source: RACSignal<Int>, _ operand: Payload) -> RACSignal<Int> {
    var isFirst = true
    return RACSignal.defer {
      defer { isFirst = false }
      return isFirst ? operand.touch(source) : .error(TestError.second)
    }
  }
}
