import ReactiveCore
import ScenarioKit

/// A screen whose timer ticks while the user scrolls, too.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
    VirtualRunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// A timer that is added by hand, for the common modes.
  ///
  /// ```
  /// VirtualRunLoop.main ─► commonItems[0], and a place in each of three modes ─► timer ─► target, the screen
  /// ```
  static let timerCommonModes = Scenario(
    name: "timer-common-modes",
    family: .timers,
    summary: "a timer added for the common modes, in a weak property of its target",
    question: "The timer is made and added by hand. Does that change who holds the screen?",
    lesson: """
      It does not: scheduling a timer is making it and adding it, so both ways end in the same references. Only
      the loop holds this timer more often, once in its list of common items and once in each common mode. They
      all go with one `invalidate()`, which again waits for a deinit that waits for it.
      """,
    declares: .leaks,
    fixedBy: "timer-common-modes-proxy",
    remedy: "aim the timer at a weak proxy, so that the deinit which invalidates it is reached",
    sample: ArticleSample(.timers, 2, "a timer added in the common modes")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the user scrolls")
    VirtualRunLoop.main.advance(by: .seconds(1), mode: .tracking)
    scope.log("the screen is dismissed")
  }
}
