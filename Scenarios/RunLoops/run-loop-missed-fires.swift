import ReactiveCore
import ScenarioKit

/// A clock that is to show every second.
private final class Clock {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func tick(_ timer: VirtualTimer) {
    let now = VirtualRunLoop.main.now
    scope.log("tick at \(now / .seconds(1)) s")
    if now >= .seconds(6) { timer.invalidate() }
  }
}

extension Scenario {
  /// A timer whose run loop is busy with something else for a while.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► clock
  ///                     ─► queuedBlocks[0], which takes 3 s
  /// ```
  static let runLoopMissedFires = Scenario(
    name: "run-loop-missed-fires",
    family: .runLoops,
    summary: "the firings missed by a busy run loop are made up for by one",
    question:
      "The loop is busy from second 1.5 to second 4.5. How often does a timer of one second tick?",
    lesson: """
      A timer is no clock: it fires when its loop comes round to it. Three firings fall into the time in which the
      loop is busy, one tick comes late for all three, and the next ones are at their planned times again. Who
      counts ticks to tell the time is two seconds behind; who reads the time in each tick is not.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 14, "a timer waits for a busy loop")
  ) { scope in
    let clock = scope.track(Clock(scope), "clock")
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: clock, action: Clock.tick, repeats: true)
    VirtualRunLoop.main.perform(after: .milliseconds(1500)) {
      scope.log("the loop is busy for 3 s")
      VirtualThread.sleep(for: .seconds(3))
    }
    scope.settle(by: .seconds(7))
  }
}
