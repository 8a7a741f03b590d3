import ReactiveCore
import ScenarioKit

/// A screen with a repeating timer that reaches it through a weak proxy.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: WeakProxy(self), action: Screen.tick, repeats: true)
    timer.map { _ = scope.track($0, "timer") }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  deinit {
    scope.log("the screen stops its timer")
    timer?.invalidate()
  }
}

extension Scenario {
  /// The same screen with a weak proxy between timer and target.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► proxy ~weak~> screen
  /// ```
  static let timerWeakProxy = Scenario(
    name: "timer-weak-proxy",
    family: .timers,
    summary: "a weak proxy between a repeating timer and its target",
    question: "The timer still holds its target. Does the screen go?",
    lesson: """
      The timer's target is the proxy now, and the proxy holds the screen weakly. The screen goes with its
      last owner, its `deinit` is reached, and the timer it invalidates there is the one the run loop held.
      Without that line the screen would go as well, but timer and proxy would stay and fire for nothing.
      """,
    declares: .clean,
    fixes: "timer-held-target",
    sample: ArticleSample(.timers, 7, "a timer with the proxy as its target")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))
    scope.log("the screen is dismissed")
  }
}
