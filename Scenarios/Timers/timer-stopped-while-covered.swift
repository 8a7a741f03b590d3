import ReactiveCore
import ScenarioKit

/// A screen that starts its timer whenever it appears and stops it whenever it disappears.
private final class Screen {
  private let scope: ScenarioScope
  private var seconds = 0
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func appear() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
  }

  func tick(_ timer: VirtualTimer) {
    seconds += 1
    scope.log("shows \(seconds) s")
  }

  func disappear() { timer?.invalidate() }
}

extension Scenario {
  /// The price of stopping a timer on disappearing: another screen in front stops it, too.
  ///
  /// ```
  /// in front, and later again   VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► target, the screen
  /// behind another screen       the screen's owner ─► screen
  /// ```
  static let timerStoppedWhileCovered = Scenario(
    name: "timer-stopped-while-covered",
    family: .timers,
    summary: "a screen that is only covered loses its timer, and the seconds that pass",
    question:
      "Another screen is pushed in front for three seconds. How much time does the first one show?",
    lesson: """
      A screen disappears when it is dismissed and also when another one covers it, and its owner keeps it in
      the second case. Invalidating the timer then leaks nothing, but a stopwatch that should have gone on has
      stood still. Who needs the timer behind another screen has to let go of the screen in another way.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 4, "what that costs when another screen is pushed")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.appear()
    scope.settle(by: .seconds(2))
    scope.log("another screen is pushed")
    screen.disappear()
    scope.settle(by: .seconds(3))
    scope.log("the other screen is popped, after 3 s")
    screen.appear()
    scope.settle(by: .seconds(1))
    screen.disappear()
    scope.log("the screen is dismissed")
  }
}
