import ReactiveCore
import ScenarioKit

/// A screen that counts seconds until there are four.
private final class Screen {
  private let scope: ScenarioScope
  private var ticks = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func tick(_ timer: VirtualTimer) {
    ticks += 1
    scope.log("tick at \(VirtualRunLoop.main.now / .seconds(1)) s")
    if ticks == 4 { timer.invalidate() }
  }
}

extension Scenario {
  /// A timer of the default mode while the loop tracks a finger.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0], default ─► timers[0] ─► screen
  ///                        tracking, without an item
  /// ```
  static let runLoopDefaultMode = Scenario(
    name: "run-loop-default-mode",
    family: .runLoops,
    summary: "a timer of the default mode stands still while the user scrolls",
    question: "The user scrolls from second 1 to second 3.5. When does a timer of one second tick?",
    lesson: """
      A run loop runs in one mode at a time and serves only what was added for that mode. While a finger is
      followed it runs in the tracking mode, and a scheduled timer is in the default mode. Its firings are missed
      meanwhile: one late tick makes up for all of them, and those after it come at their old times.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 13, "a timer waits for its mode")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: screen, action: Screen.tick, repeats: true)
    scope.settle(by: .seconds(1))
    scope.log("the user scrolls")
    VirtualRunLoop.main.advance(by: .milliseconds(2500), mode: .tracking)
    scope.log("the user has scrolled")
    scope.settle(by: .seconds(3))
  }
}
