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
  /// The same producer keeps its subscriber, but completes it.
  ///
  /// ```
  /// Exchange.subscribers[0] ─► node ─► subscriber        its blocks are gone
  /// ```
  static let producerKeepsSubscriberCompleted = Scenario(
    name: "producer-keeps-subscriber-completed",
    family: .rac,
    summary: "a producer that completes the subscriber it keeps",
    question: "The producer still holds the subscriber. Does the screen go all the same?",
    lesson: """
      A terminal event makes the subscriber drop its three blocks, and with them the screen, although the
      producer goes on holding the empty subscriber. That is why `sendCompleted` matters more than `dispose`
      where the producer cannot be made to forget.
      """,
    declares: .clean,
    fixes: "producer-keeps-subscriber"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    let prices = scope.track(
      RACSignal<Int>.createSignal { subscriber in
        Exchange.subscribers.append(subscriber)
        return nil
      }, "prices")
    prices.subscribeNext { [screen] in screen.show($0, in: scope) }
    Exchange.subscribers.forEach { $0.sendNext(101) }
    Exchange.subscribers.forEach { $0.sendCompleted() }
    scope.letGo(consume prices)
    scope.letGo(consume screen)
  }
}
