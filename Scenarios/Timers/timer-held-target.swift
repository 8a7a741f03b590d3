import ReactiveCore
import ScenarioKit

/// A screen with a repeating timer that it means to stop when it goes.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// A repeating timer whose target wants to stop it in `deinit`.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► target, the screen        screen ~weak~> timer
  /// ```
  static let timerHeldTarget = Scenario(
    name: "timer-held-target",
    family: .timers,
    summary: "a repeating timer holds the target that means to stop it in deinit",
    question: "The screen holds its timer weakly and stops it in deinit. Is that enough?",
    lesson: """
      There is no ring here: the screen's reference to the timer is weak. But a scheduled timer is held by the
      run loop, the timer holds its target until it is invalidated, and the run loop lives as long as the
      process. The `invalidate()` in `deinit` waits for a `deinit` that waits for the `invalidate()`.
      """,
    declares: .leaks,
    fixedBy: "timer-weak-proxy",
    remedy: "invalidate the timer before the screen goes, or aim it at a weak proxy",
    sample: ArticleSample(
      .timers, 1, "a scheduled timer in a weak property, `invalidate` in `dealloc`")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))
    scope.log("the screen is dismissed")
  }
}
