import ReactiveCore
import ScenarioKit

/// Counts how often it is called.
private final class Meter {
  private let scope: ScenarioScope
  private var ticks = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func tick(_ timer: VirtualTimer) {
    ticks += 1
    VirtualThread.sleep(for: .milliseconds(4))
    guard VirtualRunLoop.main.now >= .seconds(1) else { return }
    scope.log("\(ticks) ticks in a second")
    timer.invalidate()
  }
}

extension Scenario {
  /// A timer of a millisecond whose action takes four.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► meter
  /// ```
  static let runLoopPrecision = Scenario(
    name: "run-loop-precision",
    family: .runLoops,
    summary: "a timer finer than its run loop can serve fires as often as the loop can",
    question:
      "A timer of one millisecond does work that takes four. How often does it tick in a second?",
    lesson: """
      The interval of a timer is a wish. The next time that is considered is one that is still to come when the
      action has returned, so an action of four milliseconds lets a timer of one tick every five, and nothing is
      made up for. With more on the loop it is less: a tenth of a second is about as fine as one should plan.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 15, "a timer finer than its loop can serve")
  ) { scope in
    let meter = scope.track(Meter(scope), "meter")
    VirtualTimer.scheduledTimer(
      timeInterval: .milliseconds(1), target: meter, action: Meter.tick, repeats: true)
    scope.settle(by: .seconds(2))
  }
}
