import ReactiveCore
import ScenarioKit

/// A screen that has a timer on another thread.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let timer = VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Screen.tick, repeats: true, on: .current)
    scope.track(timer, "timer")
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }
}

extension Scenario {
  /// A timer on a thread whose run loop is made, never run, and gone with the thread.
  ///
  /// ```
  /// thread ─► run loop ─► modes[0] ─► timers[0] ─► target, the screen       until the thread ends
  /// ```
  static let runLoopNeverRun = Scenario(
    name: "run-loop-never-run",
    family: .runLoops,
    summary: "a timer on a thread whose run loop is never run does not tick",
    question:
      "A timer is scheduled on a thread that then ends. Who fires it, and who holds its target?",
    lesson: """
      A thread has no run loop before it asks for one: scheduling a timer asks. Nobody runs that loop, since only
      the main thread's runs by itself, so the timer never fires. And the loop belongs to its thread: when the
      thread ends the loop goes, with the timer and its reference to the screen.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 9, "a thread that does not run its loop")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    VirtualThread.detach(name: "worker") { [weak screen] in
      screen?.start()
      scope.log("the thread has done its work")
    }
    scope.settle(by: .seconds(3))
    scope.log("3 s later")
  }
}
