import Foundation
import ScenarioKit

/// Asks a server for news every second.
// Unchecked: used on the main thread only.
private final class Poller: @unchecked Sendable {
  private var polls = 0
  private weak var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.polls += 1 }
  }

  deinit { timer?.invalidate() }
}

extension Scenario {
  /// A scheduled `Timer` of Foundation whose block uses self.
  ///
  /// ```
  /// main run loop ─► default mode ─► timer ─► block ─► poller        poller ~weak~> timer
  /// ```
  static let foundationTimerRunLoop = Scenario(
    name: "foundation-timer-run-loop",
    family: .foundation,
    summary: "the main run loop holds a timer whose block uses self",
    question: "The poller holds its timer weakly and stops it in deinit. What holds the poller?",
    lesson: """
      The run loop holds the timer as long as it is scheduled, the timer its block, the block self. There is no
      ring that a weak property could open: the path begins at the run loop of the main thread, which lives as
      long as the process, and the `deinit` that would take the timer off it never comes.
      """,
    declares: .leaks,
    fixedBy: "foundation-timer-run-loop-weak",
    remedy: "capture self weakly in the timer's block"
  ) { scope in
    let poller = scope.track(Poller(), "poller")
    poller.start()
    scope.log("polling")
    scope.letGo(consume poller)
  }
}
