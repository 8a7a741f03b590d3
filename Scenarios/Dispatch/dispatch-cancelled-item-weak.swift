import Dispatch
import ScenarioKit

/// Rings in an hour, unless it is switched off.
// Unchecked: used on one thread at a time.
private final class Alarm: @unchecked Sendable {
  private var ringing: DispatchWorkItem?
  private var rings = 0

  func set(on queue: DispatchQueue) {
    let item = DispatchWorkItem { [weak self] in self?.rings += 1 }
    queue.asyncAfter(deadline: .now() + 3600, execute: item)
    ringing = item
  }

  func switchOff() {
    ringing?.cancel()
    ringing = nil
  }
}

extension Scenario {
  /// The same item with a weak self.
  ///
  /// ```
  /// Dispatch's timers ─► queue "alarms" ─► cancelled item ─► block ~weak~> alarm
  /// ```
  static let dispatchCancelledItemWeak = Scenario(
    name: "dispatch-cancelled-item-weak",
    family: .dispatch,
    summary: "a cancelled work item waits for its deadline with a weak self",
    question: "The item still waits for an hour. What does that cost?",
    lesson: """
      The item, its block and a weak reference. Where even that is too much, a timer source is the better
      choice: cancelled, it is taken off the timers at once and lets go of its handler.
      """,
    declares: .clean,
    fixes: "dispatch-cancelled-item"
  ) { scope in
    let alarm = scope.track(Alarm(), "alarm")
    alarm.set(on: DispatchQueue(label: "alarms"))
    alarm.switchOff()
    scope.log("the alarm is switched off")
    scope.letGo(consume alarm)
  }
}
