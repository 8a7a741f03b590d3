import Dispatch
import ScenarioKit

/// Collects entries while it is paused.
// Unchecked: the entries are used on the queue only.
private final class Logbook: @unchecked Sendable {
  private let queue = DispatchQueue(label: "logbook")
  private var entries: [String] = []

  func pause() { queue.suspend() }

  func resume() { queue.resume() }

  func add(_ entry: String) { queue.async { self.entries.append(entry) } }
}

extension Scenario {
  /// A block that waits on a queue which is suspended and owned by what the block uses.
  ///
  /// ```
  /// logbook ─► queue ─► waiting block ─► logbook
  /// ```
  static let dispatchSuspendedQueue = Scenario(
    name: "dispatch-suspended-queue",
    family: .dispatch,
    summary: "a suspended queue keeps a block that uses the queue's owner",
    question: "A block on a queue usually runs and goes. What if the queue never runs again?",
    lesson: """
      A block that was handed to a queue holds what it uses until it has run, which is why one rarely needs a
      weak self there. A suspended queue runs nothing, and this one can only be resumed through the logbook:
      logbook, queue and block wait for each other.
      """,
    declares: .leaks,
    fixedBy: "dispatch-suspended-queue-resumed",
    remedy: "resume the queue before letting go of its owner"
  ) { scope in
    let logbook = scope.track(Logbook(), "logbook")
    logbook.pause()
    logbook.add("anchor up")
    scope.log("paused")
    scope.letGo(consume logbook)
  }
}
