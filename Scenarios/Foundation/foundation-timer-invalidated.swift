import Foundation
import ScenarioKit

/// Moves a picture a little further with each tick.
// Unchecked: used on the main thread only.
private final class Animation: @unchecked Sendable {
  private(set) var step = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in self.step += 1 }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

extension Scenario {
  /// A timer that was invalidated, and whose block still holds self.
  ///
  /// ```
  /// nothing ─► timer ─► block ─► animation
  /// ```
  static let foundationTimerInvalidated = Scenario(
    name: "foundation-timer-invalidated",
    family: .foundation,
    summary: "an invalidated timer keeps its block on Linux",
    question:
      "The timer is invalidated and forgotten, as the documentation asks. Does the animation go?",
    lesson: """
      On Apple's platforms it would: there `invalidate()` ends the timer's ownership. The Foundation of
      this platform retains each `Timer` once when it is made, for the structure of the run loop, and
      nobody ever releases that. After `invalidate()` no reference leads to the timer, its strong count is
      1 all the same, and its block keeps what it captured. `[weak self]` saves what the block uses; the
      timer stays in any case.
      """,
    declares: .leaks,
    fixedBy: "foundation-timer-invalidated-weak",
    remedy: "capture self weakly in the timer's block; invalidating it is not enough here"
  ) { scope in
    let animation = scope.track(Animation(), "animation")
    animation.start()
    while animation.step == 0 { RunLoop.main.run(until: .now + 0.001) }
    animation.stop()
    scope.log("the animation was stopped")
    scope.letGo(consume animation)
  }
}
