import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The only subscriber of a replay leaves.
  static let replayDisposed = Scenario(
    name: "replay-disposed",
    family: .rac,
    summary: "the subscription to a mapped replay is disposed",
    question: "The source stays open for ever. Can the replay go all the same?",
    lesson: """
      Disposing the mapped subscription takes its node out of the replay subject's list. The source is cold
      and kept no subscriber, so nothing else holds the replay subject. Had the source kept its subscriber,
      it would hold the replay subject and every recorded value: `replay` stays subscribed to its source
      whatever its own subscribers do.
      """,
    declares: .clean,
    fixes: "replay"
  ) { scope in
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      return nil
    }
    let replayed = scope.track(signal.replay(), "replayed")
    let subscription = replayed.map { $0 * 3 }.subscribeNext { scope.log("subscribeNext - \($0)") }
    subscription?.dispose()
  }
}
