import ReactiveCore
import ScenarioKit

/// The same screen with a weak proxy as its timer's target.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: WeakProxy(self),
      action: WeakProxy.forwarding(Screen.tick), repeats: true)
    VirtualRunLoop.main.add(timer, forMode: .common)
    self.timer = scope.track(timer, "timer")
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// A timer for the common modes whose target is a weak proxy.
  ///
  /// ```
  /// VirtualRunLoop.main ─► commonItems[0], and a place in each of three modes ─► timer ─► proxy ~weak~> screen
  /// ```
  static let timerCommonModesProxy = Scenario(
    name: "timer-common-modes-proxy",
    family: .timers,
    summary: "a weak proxy between a timer for the common modes and its target",
    question: "The timer is in a list and in three modes. How many calls take it off?",
    lesson: """
      One: `invalidate()` takes a timer off everything its loop has put it on. With the proxy in between the
      screen goes with its last owner, and the call in its deinit empties the list and the modes together.
      """,
    declares: .clean,
    fixes: "timer-common-modes"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the user scrolls")
    VirtualRunLoop.main.advance(by: .seconds(1), mode: .tracking)
    scope.log("the screen is dismissed")
  }
}
