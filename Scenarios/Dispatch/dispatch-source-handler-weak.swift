import Dispatch
import ScenarioKit

/// Beats on a queue as long as it lives.
// Unchecked: the count is used on the queue only.
private final class Metronome: @unchecked Sendable {
  private let source: any DispatchSourceTimer
  private var beats = 0

  init() {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tempo"))
    source.schedule(deadline: .now() + 60, repeating: 60)
    source.setEventHandler { [weak self] in self?.beats += 1 }
    source.resume()
  }
}

extension Scenario {
  /// The same source with a weak self in its handler.
  ///
  /// ```
  /// Dispatch's timers ─► source ─► handler ~weak~> metronome ─► source
  /// ```
  static let dispatchSourceHandlerWeak = Scenario(
    name: "dispatch-source-handler-weak",
    family: .dispatch,
    summary: "the handler of a timer source refers to the owner of the source weakly",
    question: "Nobody cancels the source. What becomes of it when the metronome goes?",
    lesson: """
      The metronome was the owner of the source, and a running source that loses its last owner is cancelled.
      That holds for resumed sources only: one that is still suspended must not be released at all.
      """,
    declares: .clean,
    fixes: "dispatch-source-handler"
  ) { scope in
    let metronome = scope.track(Metronome(), "metronome")
    scope.log("the song is over")
    scope.letGo(consume metronome)
  }
}
