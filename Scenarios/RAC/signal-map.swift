import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The leak article's third program: `map` on a cold signal that never ends.
  ///
  /// ```
  /// subscriber ─► next ─► signal        and nothing holds the subscriber
  /// ```
  static let signalMap = Scenario(
    name: "signal-map",
    family: .rac,
    summary: "a mapped cold signal that never completes",
    question: "The same `map` and no completion, but a cold signal. Does it go?",
    lesson: """
      `bind` makes a subscriber that holds its source here too. But a cold signal keeps no list of
      subscribers: its block has sent a value and stored the subscriber nowhere, so nobody holds the
      subscriber and everything goes as soon as `subscribeNext` returns.
      """,
    declares: .clean,
    sample: ArticleSample(.leaks, 9, "`map` on a signal instead")
  ) { scope in
    let signal = scope.track(
      RACSignal<Int>.createSignal { subscriber in
        subscriber.sendNext(1)
        return nil
      }, "signal")
    signal.willDealloc.subscribeCompleted { scope.log("signal dealloc") }
    signal.map { $0 * 3 }.subscribeNext { scope.log("next = \($0)") }
  }
}
