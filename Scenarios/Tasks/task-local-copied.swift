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
    Task(name: "refresh rates") {
      while !Task.isCancelled {
        hasRefreshed.store(true, ordering: .releasing)
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }
}

extension Scenario {
  /// A task that was started while a task-local value was set.
  ///
  /// ```
  /// Dispatch's timers ─► task ─► task-local values, copied ─► trace
  /// ```
  static let taskLocalCopied = Scenario(
    name: "task-local-copied",
    family: .tasks,
    summary: "a long task has a copy of the task-local values of whoever started it",
    question: "The task does not know of traces, and no closure captures one. How can it hold one?",
    lesson: """
      `Task { … }` copies the task-local values that are set where it is made, so that what it logs can be
      told apart. The copies last as long as the task. The first request starts a task that serves all
      later ones too, and its trace stays for as long as rates are refreshed. No `[weak self]` can help:
      the closure captures nothing at all.
      """,
    declares: .leaks,
    fixedBy: "task-local-detached",
    remedy: "start work that outlives its starter with Task.detached"
  ) { scope in
    let trace = scope.track(Trace(), "trace")
    Trace.$current.withValue(trace) { Rates.startRefreshing() }
    while !hasRefreshed.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the rates are fresh")
    scope.letGo(consume trace)
    scope.log("the first request is served")
  }
}
