import ReactiveCore
import ScenarioKit

/// A screen that runs a timer on another thread for five seconds.
private final class Screen: @unchecked Sendable {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let thread = VirtualThread(name: "worker") { [self] in
      let timer = VirtualTimer.scheduledTimer(
        timeInterval: .seconds(2), target: WeakProxy(self), action: Screen.tick, repeats: true,
        on: .current)
      scope.track(timer, "timer")
      let loop = VirtualRunLoop.current
      loop.run(until: loop.now + .seconds(5))
      scope.log("run(until:) has returned at \(loop.now / .seconds(1)) s")
    }
    scope.track(thread, "thread").start()
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }
}

extension Scenario {
  /// A loop that is run until a moment, with a timer that is never invalidated.
  ///
  /// ```
  /// thread ─► body ─► screen                    until second 5
  ///        ─► run loop ─► timer ─► proxy
  /// ```
  static let runLoopRunUntil = Scenario(
    name: "run-loop-run-until",
    family: .runLoops,
    summary: "a run loop that is run until a moment ends its thread, whatever is still on it",
    question:
      "The timer is never invalidated, and the thread's body names the screen. What remains?",
    lesson: """
      `run(until:)` returns at its moment even if there is a timer to wait for. The body ends then and lets go of
      the screen, the thread ends and with it the loop, and the timer goes although it is still valid. It needs no
      clearing up, if the time is known beforehand; until then the thread holds the screen.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 11, "`runUntilDate:`")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(3))
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    scope.settle(by: .seconds(3))
  }
}
