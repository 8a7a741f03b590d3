import ReactiveCore
import ScenarioKit

/// A screen that runs a timer on another thread, and remembers it afterwards.
private final class Screen: @unchecked Sendable {
  private let scope: ScenarioScope
  private weak var timer: VirtualTimer?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    VirtualThread.detach(name: "worker") {
      let timer = VirtualTimer.scheduledTimer(
        timeInterval: .seconds(1), target: WeakProxy(self), action: Screen.tick, repeats: true,
        on: .current)
      VirtualRunLoop.current.run()
      self.timer = timer
      self.scope.log("the timer is remembered")
    }
  }

  func tick(_ timer: VirtualTimer) { scope.log("tick") }

  func stop() {
    scope.log("is there a timer to stop: \(timer != nil)")
    timer?.invalidate()
  }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// A thread whose run loop runs for ever, and a line after it that is never reached.
  ///
  /// ```
  /// the worker thread ─► its body ─► screen            the body has not returned
  ///                   ─► run loop ─► timer ─► proxy ~weak~> screen
  /// ```
  static let runLoopRunForever = Scenario(
    name: "run-loop-run-forever",
    family: .runLoops,
    summary: "a property that is set only after run() stays nil, and the thread holds the screen",
    question: "The timer aims at a weak proxy and is invalidated in deinit. Does the screen go?",
    lesson: """
      The proxy takes the timer out of the way, but the thread has a reference of its own: its body names the
      screen, and a body that has not returned holds what it captured. It does not return, since `run()` goes on
      while the loop has a timer. So the line after it, which would remember the timer, is never reached: the
      property is nil, nobody can stop the timer, and the thread does not end.
      """,
    declares: .leaks,
    fixedBy: "run-loop-last-timer-invalidated",
    remedy: "remember the timer before the loop runs, and capture the screen weakly",
    sample: ArticleSample(.timers, 10, "a thread that does, with `run`")
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))
    screen.stop()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
  }
}
