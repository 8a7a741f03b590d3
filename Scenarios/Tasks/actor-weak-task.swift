import ScenarioKit
import Synchronization

/// What a thermostat has measured.
private final class History: Sendable {}

/// Whether the sensor was read.
private let hasRead = Atomic(false)

/// Reads a sensor for as long as it lives.
private actor Thermostat {
  private let history = History()
  private var readings = 0
  private var polling: Task<Void, Never>?

  func start(_ scope: ScenarioScope) -> Task<Void, Never> {
    scope.track(history, "history")
    let task = Task { [weak self] in
      while !Task.isCancelled {
        await self?.read()
        hasRead.store(true, ordering: .releasing)
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
    polling = task
    return task
  }

  private func read() { readings += 1 }

  deinit { polling?.cancel() }
}

extension Scenario {
  /// The same thermostat, which its task refers to weakly.
  ///
  /// ```
  /// Dispatch's timers ─► task ─► closure in start(_:) ~weak~> thermostat ─► polling ─► task
  /// ```
  static let actorWeakTask = Scenario(
    name: "actor-weak-task",
    family: .tasks,
    summary: "an actor's endless task refers to the actor weakly",
    question: "The task still loops until it is cancelled. Who comes first, deinit or the end?",
    lesson: """
      The task has a weak reference and makes it strong for one reading at a time. Between two readings, which
      is nearly always, nobody but its user owns the thermostat. When the user lets go its `deinit` runs,
      cancels the task, and the task's next look at `isCancelled` ends it. `guard let self` before the loop
      instead of `self?` in it would bring the leak back: then the frame of the closure owns the thermostat.
      """,
    declares: .clean,
    fixes: "actor-endless-task"
  ) { scope in
    let thermostat = scope.track(Thermostat(), "thermostat")
    let task = await thermostat.start(scope)
    while !hasRead.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the thermostat has read its sensor")
    scope.log("the thermostat is let go")
    scope.letGo(consume thermostat)
    await task.value
    scope.log("the task has ended")
  }
}
