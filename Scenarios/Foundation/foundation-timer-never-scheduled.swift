import Foundation
import ScenarioKit

/// Reminds somebody, if it is switched on.
// Unchecked: used on the main thread only.
private final class Reminder: @unchecked Sendable {
  private var count = 0

  /// A timer for the run loop of whoever wants to be reminded.
  func makeTimer() -> Timer {
    Timer(timeInterval: 60, repeats: true) { _ in self.count += 1 }
  }
}

extension Scenario {
  /// A timer that was made and dropped.
  ///
  /// ```
  /// timer ─► structure of the run loop ─► timer        and behind the ring: block ─► reminder
  /// ```
  static let foundationTimerNeverScheduled = Scenario(
    name: "foundation-timer-never-scheduled",
    family: .foundation,
    summary: "a timer that was never scheduled keeps itself on Linux",
    question: "The timer is made and dropped, and no run loop ever sees it. Does it go?",
    lesson: """
      A `Timer` of Foundation on Linux owns a structure for the run loop, and that structure holds the
      timer: a ring of two inside the library. `invalidate()` would cut it, but nobody does that with a
      timer that is not running, and even then the timer would not be released. What its block captured is
      behind the ring. `[weak self]` saves what the block uses, and leaves the ring.
      """,
    declares: .leaks,
    fixedBy: "foundation-timer-never-scheduled-weak",
    remedy: "capture self weakly, and make a timer only where it is scheduled"
  ) { scope in
    let reminder = scope.track(Reminder(), "reminder")
    scope.letGo(reminder.makeTimer())
    scope.log("the reminder stays off")
    scope.letGo(consume reminder)
  }
}
