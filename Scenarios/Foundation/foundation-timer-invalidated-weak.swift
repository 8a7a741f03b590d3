import Foundation
import ScenarioKit

/// Moves a picture a little further with each tick.
// Unchecked: used on the main thread only.
private final class Animation: @unchecked Sendable {
  private(set) var step = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak self] _ in
      self?.step += 1
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

extension Scenario {
  /// The same timer with a weak self.
  ///
  /// ```
  /// nothing ─► timer ─► block ~weak~> animation
  /// ```
  static let foundationTimerInvalidatedWeak = Scenario(
    name: "foundation-timer-invalidated-weak",
    family: .foundation,
    summary: "an invalidated timer refers to self weakly",
    question: "What is left of a timer that is invalidated and captures nothing strongly?",
    lesson: """
      The timer itself, with its block: on Linux nothing frees them. That is a few hundred bytes for each timer
      ever made, and no longer a screen or an animation with all that belongs to it.
      """,
    declares: .clean,
    fixes: "foundation-timer-invalidated"
  ) { scope in
    let animation = scope.track(Animation(), "animation")
    animation.start()
    while animation.step == 0 { RunLoop.main.run(until: .now + 0.001) }
    animation.stop()
    scope.log("the animation was stopped")
    scope.letGo(consume animation)
  }
}
