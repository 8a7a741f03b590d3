import Dispatch
import ScenarioKit

/// Tries to connect, and again an hour later.
// Unchecked: the count is used on the queue only.
private final class Connection: @unchecked Sendable {
  private var attempts = 0

  func retryLater(on queue: DispatchQueue) {
    queue.asyncAfter(deadline: .now() + 3600) { [weak self] in self?.attempts += 1 }
  }
}

extension Scenario {
  /// The same block with a weak self.
  ///
  /// ```
  /// queue "retries", until the hour is over ─► block ~weak~> connection
  /// ```
  static let dispatchAfterWeak = Scenario(
    name: "dispatch-after-weak",
    family: .dispatch,
    summary: "a block handed to asyncAfter refers to self weakly",
    question: "In an hour the block will run all the same. What will it do?",
    lesson: """
      Nothing: it finds the connection gone. Waiting costs a block and a timer, and no longer everything that
      hangs on the connection.
      """,
    declares: .clean,
    fixes: "dispatch-after"
  ) { scope in
    let connection = scope.track(Connection(), "connection")
    connection.retryLater(on: DispatchQueue(label: "retries"))
    scope.log("the user gave up")
    scope.letGo(consume connection)
  }
}
