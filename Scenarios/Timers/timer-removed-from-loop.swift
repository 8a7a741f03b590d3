import ReactiveCore
import ScenarioKit

/// A screen that holds its timer weakly and takes it off the run loop.
private final class Screen {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true)
    timer.map { _ = scope.track($0, "timer") }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  func stop() {
    if let timer { VirtualRunLoop.main.remove(timer, forMode: .default) }
  }
}

extension Scenario {
  /// A timer that only its run loop held, taken off it.
  ///
  /// ```
  /// before   VirtualRunLoop.main ─► modes[0] ─► timers[0] ─► target, the screen
  /// after    nothing: the timer went with the loop's reference, and dropped its target
  /// ```
  static let timerRemovedFromLoop = Scenario(
    name: "timer-removed-from-loop",
    family: .timers,
    summary: "a timer that only its run loop held, taken off the loop without invalidate()",
    question: "Nobody invalidates the timer. Is taking it off the run loop enough?",
    lesson: """
      Two references lead to the screen one after the other, from the loop to the timer and from the timer to
      its target, and cutting either of them is enough. Foundation's run loop has no method that removes a
      timer, Core Foundation's has. It works here because nobody else holds the timer: it goes at once.
      """,
    declares: .clean,
    fixes: "timer-removed-still-held",
    sample: ArticleSample(.timers, 5, "`CFRunLoopRemoveTimer`")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    screen.stop()
    scope.log("the timer is taken off the run loop")
    scope.settle(by: .seconds(2))
    scope.log("the screen is dismissed")
  }
}
