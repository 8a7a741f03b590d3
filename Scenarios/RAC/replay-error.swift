import ReactiveCore
import ScenarioKit

/// Why the source failed.
private struct Offline: Error {}

extension Scenario {
  /// The source of a replay fails.
  static let replayError = Scenario(
    name: "replay-error",
    family: .rac,
    summary: "the source of a mapped replay fails",
    question: "Is an error replayed as well?",
    lesson: """
      An error is recorded and sent again like completion, to every subscriber that comes later. It opens the
      ring in the same way.
      """,
    declares: .clean,
    fixes: "replay"
  ) { scope in
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      subscriber.sendError(Offline())
      return nil
    }
    let replayed = scope.track(signal.replay(), "replayed")
    replayed.map { $0 * 3 }.subscribeNext(
      { scope.log("subscribeNext - \($0)") },
      error: { error in scope.log("error - \(error.map { "\($0)" } ?? "nil")") })
  }
}
