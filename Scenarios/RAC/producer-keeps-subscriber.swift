import ReactiveCore
import ScenarioKit

/// Lives as long as the process, like a connection pool; used by one thread.
private enum Exchange {
  nonisolated(unsafe) static var subscribers: [any RACSubscriberProtocol<Int>] = []
}

/// What the listener's block holds.
private final class Screen {
  func show(_ price: Int, in scope: ScenarioScope) { scope.log("price = \(price)") }
}

extension Scenario {
  /// A cold signal whose producer keeps the subscriber.
  ///
  /// ```
  /// Exchange.subscribers[0] ─► node ─► subscriber ─► next ─► screen
  /// ```
  static let producerKeepsSubscriber = Scenario(
    name: "producer-keeps-subscriber",
    family: .rac,
    summary: "a producer that keeps its subscriber and never completes",
    question: "The signal is cold and goes. Does the screen go with it?",
    lesson: """
      A cold signal does not keep its subscriber, but its block may hand it to somebody who does. Whoever
      holds the subscriber holds the blocks and all that they captured, here for the life of the process.
      Disposing the subscription would stop delivery; the blocks are dropped only at a terminal event or
      when the producer lets go.
      """,
    declares: .leaks,
    fixedBy: "producer-keeps-subscriber-completed",
    remedy: "let the producer complete its subscribers, or forget them when it is disposed"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    let prices = scope.track(
      RACSignal<Int>.createSignal { subscriber in
        Exchange.subscribers.append(subscriber)
        return nil
      }, "prices")
    prices.subscribeNext { screen.show($0, in: scope) }
    Exchange.subscribers.forEach { $0.sendNext(101) }
  }
}
