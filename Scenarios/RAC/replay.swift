import ReactiveCore
import ScenarioKit

extension Scenario {
  /// `replay` of a source that stays open, mapped.
  ///
  /// ```
  /// replayed (a RACReplaySubject) ─► subscribers[0] ─► node ─► subscriber ─► next ─► replayed
  /// ```
  static let replay = Scenario(
    name: "replay",
    family: .rac,
    summary: "a mapped replay of a source that never completes",
    question: "There is no subject in this program. Is there a leak?",
    lesson: """
      `replay` returns a RACReplaySubject: it is connected to the source at once, records every value and
      keeps its subscribers as any subject does. Mapping it closes the ring of `subject-map`, although nobody
      wrote the word subject, and although the source itself is cold. It stays closed while the source is
      open.
      """,
    declares: .leaks,
    fixedBy: "replay-completed",
    remedy: "see that the source completes or fails, or dispose the subscription",
    sample: ArticleSample(.leaks, 12, "`replay` of a source that does not")
  ) { scope in
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      return nil
    }
    let replayed = scope.track(signal.replay(), "replayed")
    replayed.map { $0 * 3 }.subscribeNext { scope.log("subscribeNext - \($0)") }
  }
}
