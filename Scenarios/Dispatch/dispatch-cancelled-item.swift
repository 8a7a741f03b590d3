import Dispatch
import ScenarioKit

/// Rings in an hour, unless it is switched off.
// Unchecked: used on one thread at a time.
private final class Alarm: @unchecked Sendable {
  private var ringing: DispatchWorkItem?
  private var rings = 0

  func set(on queue: DispatchQueue) {
    let item = DispatchWorkItem { self.rings += 1 }
    queue.asyncAfter(deadline: .now() + 3600, execute: item)
    ringing = item
  }

  func switchOff() {
    ringing?.cancel()
    ringing = nil
  }
}

extension Scenario {
  /// A work item that was cancelled before its time.
  ///
  /// ```
  /// Dispatch's timers ─► queue "alarms" ─► cancelled item ─► block ─► alarm
  /// ```
  static let dispatchCancelledItem = Scenario(
    name: "dispatch-cancelled-item",
    family: .dispatch,
    summary: "a cancelled work item waits for its deadline with all that it captured",
    question: "The alarm has cancelled its item and forgotten it. Is the item gone?",
    lesson: """
      It is not. To cancel a work item is to mark it: when its time comes the queue sees the mark and does
      not run it. Until then the item is where it was, with its block, and the block has the alarm. Who
      sets and cancels often, to wait for a pause in typing for instance, has many such items waiting.
      `[weak self]` lets the alarm go; the item itself stays for its hour in any case.
      """,
    declares: .leaks,
    fixedBy: "dispatch-cancelled-item-weak",
    remedy:
      "capture self weakly in the work item, or use a timer source, whose cancellation is at once"
  ) { scope in
    let alarm = scope.track(Alarm(), "alarm")
    alarm.set(on: DispatchQueue(label: "alarms"))
    alarm.switchOff()
    scope.log("the alarm is switched off")
    scope.letGo(consume alarm)
  }
}
