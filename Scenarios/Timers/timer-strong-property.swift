import ReactiveCore
import ScenarioKit

/// A screen that holds its timer as well, and stops and forgets it in `deinit`.
private final class Screen {
  private var timer: VirtualTimer?

  func start() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
  }

  func tick(_ timer: VirtualTimer) {}

  deinit {
    timer?.invalidate()
    timer = nil
  }
}

extension Scenario {
  /// A repeating timer in a strong property.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► target, the screen ─► timer, a ring
  /// ```
  static let timerStrongProperty = Scenario(
    name: "timer-strong-property",
    family: .timers,
    summary: "a screen and its repeating timer hold each other, and the run loop holds the timer",
    question: "Screen and timer form a ring. Is it the ring that keeps the screen?",
    lesson: """
      There is a ring, and it is not the reason: the run loop holds the timer, and the timer its target. A weak
      property would open the ring and change nothing, and setting the property to nil in `deinit` is a line
      that is never reached. What has to go is the timer's own reference, which only `invalidate()` ends.
      """,
    declares: .leaks,
    fixedBy: "timer-invalidated-on-disappear",
    remedy: "invalidate the timer from somewhere that is reached before deinit"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
  }
}
