import Dispatch
import ScenarioKit

/// Beats on a queue until it is cancelled.
// Unchecked: the count is used on the queue only.
private final class Metronome: @unchecked Sendable {
  private let source: any DispatchSourceTimer
  private var beats = 0

  init() {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tempo"))
    source.schedule(deadline: .now() + 60, repeating: 60)
    source.setEventHandler { self.beats += 1 }
    source.resume()
  }
}

extension Scenario {
  /// A timer source whose handler uses the object that owns the source.
  ///
  /// ```
  /// Dispatch's timers ─► source ─► handler ─► metronome ─► source
  /// ```
  static let dispatchSourceHandler = Scenario(
    name: "dispatch-source-handler",
    family: .dispatch,
    summary: "the handler of a timer source uses the owner of the source",
    question: "The metronome and its source hold each other. Would it be enough to cut that ring?",
    lesson: """
      No: a source that is armed is held by Dispatch as well, so the metronome is reached from there, ring or
      no ring. Cancelling the source is what frees it: the source is taken off the timers and its handler is
      released. A weak self in the handler does the same by itself, because a source whose last owner goes is
      cancelled.
      """,
    declares: .leaks,
    fixedBy: "dispatch-source-handler-weak",
    remedy: "capture self weakly in the handler, or cancel the source"
  ) { scope in
    let metronome = scope.track(Metronome(), "metronome")
    scope.log("the song is over")
    scope.letGo(consume metronome)
  }
}
