import ReactiveCore
import ScenarioKit

/// A screen whose timer runs while it can be seen.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func appear() {
    scope.log("appears")
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
    timer.map { _ = scope.track($0, "timer") }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  func disappear() {
    scope.log("disappears")
    timer?.invalidate()
  }
}

extension Scenario {
  /// A timer that is made when the screen appears and invalidated when it disappears.
  ///
  /// ```
  /// while it can be seen   VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► target, the screen
  /// afterwards             nothing
  /// ```
  static let timerInvalidatedOnDisappear = Scenario(
    name: "timer-invalidated-on-disappear",
    family: .timers,
    summary: "a repeating timer that is invalidated when its screen disappears",
    question: "The timer still holds the screen itself. When is the screen free to go?",
    lesson: """
      `invalidate()` ends both references at once: the run loop drops the timer, and the timer its target.
      Called on disappearing it comes while the screen's owner is still there, so nothing waits for a deinit.
      It is short and it is enough, as long as nobody needs the timer while the screen is out of sight.
      """,
    declares: .clean,
    fixes: "timer-strong-property",
    sample: ArticleSample(
      .timers, 3, "scheduled in `viewWillAppear`, invalidated in `viewWillDisappear`")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.appear()
    scope.settle(by: .seconds(2))
    screen.disappear()
    scope.settle(by: .seconds(2))
    scope.log("the screen is dismissed")
  }
}
