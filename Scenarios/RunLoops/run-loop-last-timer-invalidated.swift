import ReactiveCore
import ScenarioKit

/// A screen that remembers its timer before the loop of the other thread runs.
private final class Screen: @unchecked Sendable {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let thread = VirtualThread(name: "worker") { [weak self, scope] in
      self?.schedule()
      VirtualRunLoop.current.run()
      scope.log("run() has returned")
    }
    scope.track(thread, "thread").start()
  }

  private func schedule() {
    timer = .scheduledTimer(
      timeInterval: .seconds(1), target: WeakProxy(self), action: Screen.tick, repeats: true,
      on: .current)
    timer.map { _ = scope.track($0, "timer") }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  func stop() { timer?.invalidate() }
}

extension Scenario {
  /// A loop that ends when its last timer is invalidated, and its thread with it.
  ///
  /// ```
  /// thread ─► run loop ─► modes[0], without an item      so run() returns, and the thread ends
  /// ```
  static let runLoopLastTimerInvalidated = Scenario(
    name: "run-loop-last-timer-invalidated",
    family: .runLoops,
    summary: "a run loop returns when its last timer is invalidated, and its thread ends",
    question: "Nobody tells the run loop to stop. What ends it?",
    lesson: """
      A loop runs in a mode as long as that has a source or a timer to wait for, and returns when the last of
      them has gone. The timer was the only one, so `invalidate()` also ends the loop, the line after `run()` is
      reached, and the thread ends. For that the screen has to know the timer before the loop runs. (Foundation
      asks that a timer be invalidated on its own thread; here the other thread waits meanwhile.)
      """,
    declares: .clean,
    fixes: "run-loop-run-forever",
    sample: ArticleSample(.timers, 12, "the loop ends with its last timer")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))
    scope.log("the timer is stopped")
    screen.stop()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
  }
}
