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
  /// A timer of the common modes while the loop tracks a finger.
  ///
  /// ```
  /// VirtualRunLoop.main ─► default, task-death check, tracking ─► the timer in each ─► screen
  /// ```
  static let runLoopCommonModes = Scenario(
    name: "run-loop-common-modes",
    family: .runLoops,
    summary: "a timer of the common modes goes on while the user scrolls",
    question: "The common modes are a set of modes. Which of them does a scrolling user need?",
    lesson: """
      The common modes are no mode that a loop could run in: what is added for them is put into the default mode,
      the task-death check and the tracking mode, each. Tracking is the one that counts while a finger is on the
      screen, and now no tick is missed.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 8, "the common modes while a view scrolls")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: screen, action: Screen.tick, repeats: true)
    VirtualRunLoop.main.add(timer, forMode: .common)
    scope.settle(by: .seconds(1))
    scope.log("the user scrolls")
    VirtualRunLoop.main.advance(by: .milliseconds(2500), mode: .tracking)
    scope.log("the user has scrolled")
    scope.settle(by: .seconds(3))
  }
}
