import Foundation
import ScenarioKit

/// Reminds somebody, if it is switched on.
// Unchecked: used on the main thread only.
private final class Reminder: @unchecked Sendable {
  private var count = 0

  /// A timer for the run loop of whoever wants to be reminded.
  func makeTimer() -> Timer {
    Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.count += 1 }
  }
}

extension Scenario {
  /// The same timer with a weak self.
  ///
  /// ```
  /// timer ─► structure of the run loop ─► timer        and behind the ring: block ~weak~> reminder
  /// ```
  static let foundationTimerNeverScheduledWeak = Scenario(
    name: "foundation-timer-never-scheduled-weak",
    family: .foundation,
    summary: "a timer that was never scheduled refers to self weakly",
    question: "The ring inside the library is there as before. Who is behind it now?",
    lesson: """
      The timer's block, which holds nothing. The reminder goes; the timer stays, and only its maker could have
      avoided it by not making one.
      """,
    declares: .clean,
    fixes: "foundation-timer-never-scheduled"
  ) { scope in
    let reminder = scope.track(Reminder(), "reminder")
    scope.letGo(reminder.makeTimer())
    scope.log("the reminder stays off")
    scope.letGo(consume reminder)
  }
}
