import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The leak article's last program: the source of a replay completes.
  static let replayCompleted = Scenario(
    name: "replay-completed",
    family: .rac,
    summary: "the source of a mapped replay completes",
    question: "The source has completed before anybody subscribes. What does the subscriber get?",
    lesson: """
      A replay subject records the terminal event with the values. The late subscriber is sent the value and
      then completion, which opens the ring as soon as it was closed.
      """,
    declares: .clean,
    fixes: "replay",
    sample: ArticleSample(.leaks, 11, "`replay` of a source that completes")
  ) { scope in
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      subscriber.sendCompleted()
      return nil
    }
    let replayed = scope.track(signal.replay(), "replayed")
    replayed.map { $0 * 3 }.subscribeNext { scope.log("subscribeNext - \($0)") }
  }
}
