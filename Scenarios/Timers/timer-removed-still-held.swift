import ReactiveCore
import ScenarioKit

/// A screen that holds its timer, to put it back on the run loop later.
private final class Screen {
  private let scope: ScenarioScope
  private var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
    timer.map { _ = scope.track($0, "timer") }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  func pause() {
    if let timer { VirtualRunLoop.main.remove(timer, forMode: .default) }
  }
}

extension Scenario {
  /// A timer that is taken off its run loop, held by its target and not invalidated.
  ///
  /// ```
  /// screen ─► timer ─► target, the screen       a ring, and nobody else holds either
  /// ```
  static let timerRemovedStillHeld = Scenario(
    name: "timer-removed-still-held",
    family: .timers,
    summary:
      "a timer taken off its run loop without invalidate(), in a strong property of its target",
    question:
      "The run loop has let go of the timer, and it ticks no more. Is the screen free to go?",
    lesson: """
      Taking a timer off the loop ends the loop's reference, not the timer's: a timer that may be added again
      has to know its target, and holds it as long as it is valid. With the screen's own reference to the timer
      that is a ring now, the one that people suspect behind every timer. It needed a strong property.
      """,
    declares: .leaks,
    fixedBy: "timer-removed-from-loop",
    remedy: "invalidate the timer, or hold it weakly"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    screen.pause()
    scope.log("the timer is taken off the run loop")
    scope.settle(by: .seconds(2))
    scope.log("the screen is dismissed")
  }
}
