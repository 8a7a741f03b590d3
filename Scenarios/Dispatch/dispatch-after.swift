import Dispatch
import ScenarioKit

/// Tries to connect, and again an hour later.
// Unchecked: the count is used on the queue only.
private final class Connection: @unchecked Sendable {
  private var attempts = 0

  func retryLater(on queue: DispatchQueue) {
    queue.asyncAfter(deadline: .now() + 3600) { self.attempts += 1 }
  }
}

extension Scenario {
  /// A block that waits for its time on a queue.
  ///
  /// ```
  /// queue "retries", until the hour is over ─► block ─► connection
  /// ```
  static let dispatchAfter = Scenario(
    name: "dispatch-after",
    family: .dispatch,
    summary: "a block handed to asyncAfter waits with self",
    question: "There is no ring, and nobody stores the block. How long does the connection stay?",
    lesson: """
      Until the block has run, an hour from now. Dispatch holds what it was given, and a block that was
      handed to `asyncAfter` cannot be taken back. It is late, not lost; but for an hour a connection
      stays that nobody wants any more. `[weak self]` alone frees the connection; the block waits for its
      hour in any case.
      """,
    declares: .leaks,
    fixedBy: "dispatch-after-weak",
    remedy: "capture self weakly, or hand over a work item and cancel it"
  ) { scope in
    let connection = scope.track(Connection(), "connection")
    connection.retryLater(on: DispatchQueue(label: "retries"))
    scope.log("the user gave up")
    scope.letGo(consume connection)
  }
}
