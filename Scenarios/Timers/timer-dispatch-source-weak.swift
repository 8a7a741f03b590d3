import Dispatch
import ScenarioKit

/// The same screen with a handler that does not hold it.
private final class Screen: @unchecked Sendable {
  private let scope: ScenarioScope
  private let timer: any DispatchSourceTimer

  init(on queue: DispatchQueue, _ scope: ScenarioScope) {
    self.scope = scope
    timer = DispatchSource.makeTimerSource(queue: queue)
  }

  /// Ticks at once and then every hour, so that this program sees one tick.
  func start(
    then tell: @escaping @Sendable () -> Void, cancelled: @escaping @Sendable () -> Void
  ) {
    timer.setEventHandler { [weak self] in
      self?.tick()
      tell()
    }
    timer.setCancelHandler(handler: cancelled)
    timer.schedule(deadline: .now(), repeating: .seconds(3600))
    timer.resume()
  }

  private func tick() { scope.log("tick") }

  deinit {
    scope.log("the screen cancels its timer")
    timer.cancel()
  }
}

extension Scenario {
  /// A timer source whose handler knows the screen weakly.
  ///
  /// ```
  /// screen ─► timer, a dispatch source ─► its event handler ~weak~> screen
  /// ```
  static let timerDispatchSourceWeak = Scenario(
    name: "timer-dispatch-source-weak",
    family: .timers,
    summary: "a dispatch source's handler that captures the screen weakly",
    question: "A handler needs no proxy. What takes its place?",
    lesson: """
      `[weak self]`: a closure can hold weakly what a target and selector cannot, so the object in between is not
      needed. The screen goes with its last owner, and its deinit cancels the source, on whose queue the handler
      is then let go.
      """,
    declares: .clean,
    fixes: "timer-dispatch-source"
  ) { scope in
    let queue = DispatchQueue(label: "ticks")
    let (ticked, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let screen = scope.track(Screen(on: queue, scope), "screen")
    screen.start {
      ticked.signal()
    } cancelled: {
      cancelled.signal()
    }
    ticked.wait()
    queue.sync {}
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    cancelled.wait()
    queue.sync {}
  }
}
