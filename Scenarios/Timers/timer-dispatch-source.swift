import Dispatch
import ScenarioKit

/// A screen with a real timer of Dispatch, which it means to cancel when it goes.
private final class Screen: @unchecked Sendable {
  private let scope: ScenarioScope
  private let timer: any DispatchSourceTimer

  init(on queue: DispatchQueue, _ scope: ScenarioScope) {
    self.scope = scope
    timer = DispatchSource.makeTimerSource(queue: queue)
  }

  /// Ticks at once and then every hour, so that this program sees one tick.
  func start(then tell: @escaping @Sendable () -> Void) {
    timer.setEventHandler {
      self.tick()
      tell()
    }
    timer.schedule(deadline: .now(), repeating: .seconds(3600))
    timer.resume()
  }

  private func tick() { scope.log("tick") }

  deinit { timer.cancel() }
}

extension Scenario {
  /// A timer source whose handler names the screen that owns the source.
  ///
  /// ```
  /// screen ─► timer, a dispatch source ─► its event handler ─► screen      a ring, until it is cancelled
  /// Dispatch, where it waits for its time ─► the same source
  /// ```
  static let timerDispatchSource = Scenario(
    name: "timer-dispatch-source",
    family: .timers,
    summary: "a dispatch source's handler names the screen that means to cancel it in deinit",
    question: "A timer of Dispatch needs no run loop and has no target. Is the screen free to go?",
    lesson: """
      It has no target, but a handler, and a closure that calls a method of the screen holds the screen as well as
      a target would. The source keeps its handler until it is cancelled, so `cancel()` in `deinit` is one more
      call that waits for itself. What it has over a run loop's timer is precision, not ownership.
      """,
    declares: .leaks,
    fixedBy: "timer-dispatch-source-weak",
    remedy: "capture the screen weakly in the handler",
    sample: ArticleSample(.timers, 16, "a timer of Dispatch")
  ) { scope in
    let queue = DispatchQueue(label: "ticks")
    let ticked = DispatchSemaphore(value: 0)
    let screen = scope.track(Screen(on: queue, scope), "screen")
    screen.start { ticked.signal() }
    ticked.wait()
    // The handler has told; now it has returned, too.
    queue.sync {}
    scope.log("the screen is dismissed")
  }
}
