import ScenarioKit
import Synchronization

/// What is written down about one request.
private final class Trace: Sendable {
  @TaskLocal static var current: Trace?
}

/// Whether the rates were refreshed once.
private let hasRefreshed = Atomic(false)

/// Keeps exchange rates fresh, from the first request on.
private enum Rates {
  static func startRefreshing() {
    Task.detached(name: "refresh rates") {
      while !Task.isCancelled {
        hasRefreshed.store(true, ordering: .releasing)
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }
}

extension Scenario {
  /// A detached task takes no task-local values along.
  ///
  /// ```
  /// Dispatch's timers ─► task                  no task-local values
  /// ```
  static let taskLocalDetached = Scenario(
    name: "task-local-detached",
    family: .tasks,
    summary: "a detached task has no task-local values of whoever started it",
    question: "The rates are refreshed as before. What is different about the task?",
    lesson: """
      `Task.detached` begins with nothing: no priority, no actor, no task-local values. That is what work
      needs which outlives the one who happens to start it. The other way is to start it outside of any
      request, or to set the value to nil around the start.
      """,
    declares: .clean,
    fixes: "task-local-copied"
  ) { scope in
    let trace = scope.track(Trace(), "trace")
    Trace.$current.withValue(trace) { Rates.startRefreshing() }
    while !hasRefreshed.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the rates are fresh")
    scope.letGo(consume trace)
    scope.log("the first request is served")
  }
}
