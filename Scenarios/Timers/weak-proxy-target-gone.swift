import ReactiveCore
import ScenarioKit

/// A screen that starts a timer through a weak proxy and never thinks of it again.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let proxy = scope.track(WeakProxy(self), "proxy")
    let timer = VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: proxy, action: Screen.tick, repeats: true)
    scope.track(timer, "timer")
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }
}

extension Scenario {
  /// A weak proxy whose target is gone, and a timer that nobody invalidates.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► proxy ~weak~> nothing
  /// ```
  static let weakProxyTargetGone = Scenario(
    name: "weak-proxy-target-gone",
    family: .timers,
    summary: "a timer fires for a weak proxy whose target is gone",
    question: "The proxy lets the screen go. What becomes of the timer?",
    lesson: """
      The proxy frees the screen and nothing else. The run loop still holds the timer, the timer still holds its
      target, which is the proxy, and every second the loop wakes up to call nobody. Screen by screen that adds
      up. The proxy makes `deinit` reachable; the `invalidate()` in it is the other half of the repair.
      """,
    declares: .leaks,
    fixedBy: "timer-weak-proxy",
    remedy: "invalidate the timer in the target's deinit, which the proxy makes reachable"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    scope.settle(by: .seconds(3))
    scope.log("3 s later")
  }
}
