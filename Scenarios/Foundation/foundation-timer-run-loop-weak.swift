import Foundation
import ScenarioKit

/// Asks a server for news every second.
// Unchecked: used on the main thread only.
private final class Poller: @unchecked Sendable {
  private var polls = 0
  private weak var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.polls += 1
    }
  }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// The same timer with a weak self.
  ///
  /// ```
  /// main run loop ─► default mode ─► timer ─► block ~weak~> poller
  /// ```
  static let foundationTimerRunLoopWeak = Scenario(
    name: "foundation-timer-run-loop-weak",
    family: .foundation,
    summary: "the main run loop holds a timer whose block refers to self weakly",
    question: "The poller goes, and its deinit invalidates the timer. Does the timer go too?",
    lesson: """
      The poller is free of its timer, so its `deinit` runs and takes the timer off the run loop. On Linux the
      timer itself stays: Foundation retains each `Timer` once when it is made and never releases it. A weak
      capture saves what the block uses, and nothing saves the timer.
      """,
    declares: .clean,
    fixes: "foundation-timer-run-loop"
  ) { scope in
    let poller = scope.track(Poller(), "poller")
    poller.start()
    scope.log("polling")
    scope.letGo(consume poller)
  }
}
