import Dispatch
import ScenarioKit

/// Collects entries while it is paused.
// Unchecked: the entries are used on the queue only.
private final class Logbook: @unchecked Sendable {
  private let queue = DispatchQueue(label: "logbook")
  private var entries: [String] = []

  var count: Int { queue.sync { entries.count } }

  func pause() { queue.suspend() }

  func resume() { queue.resume() }

  func add(_ entry: String) { queue.async { self.entries.append(entry) } }
}

extension Scenario {
  /// The queue is resumed and runs what has waited.
  ///
  /// ```
  /// logbook ─► queue
  /// ```
  static let dispatchSuspendedQueueResumed = Scenario(
    name: "dispatch-suspended-queue-resumed",
    family: .dispatch,
    summary: "a queue is resumed before its owner goes",
    question: "The block captures self strongly, as before. What ends that?",
    lesson: """
      Running. A queue releases each block after it has called it, so the capture lasts as long as the wait.
      """,
    declares: .clean,
    fixes: "dispatch-suspended-queue"
  ) { scope in
    let logbook = scope.track(Logbook(), "logbook")
    logbook.pause()
    logbook.add("anchor up")
    scope.log("paused")
    logbook.resume()
    scope.log("entries = \(logbook.count)")
    scope.letGo(consume logbook)
  }
}
