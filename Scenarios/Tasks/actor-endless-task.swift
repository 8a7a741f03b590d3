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

  func start(_ scope: ScenarioScope) {
    scope.track(history, "history")
    polling = Task {
      while !Task.isCancelled {
        read()
        hasRead.store(true, ordering: .releasing)
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  private func read() { readings += 1 }

  deinit { polling?.cancel() }
}

extension Scenario {
  /// An actor whose endless task uses `self`.
  ///
  /// ```
  /// Dispatch's timers ─► task ─► closure in start(_:) ─► thermostat ─► history
  ///                                                      thermostat ─► polling ─► task
  /// ```
  static let actorEndlessTask = Scenario(
    name: "actor-endless-task",
    family: .tasks,
    summary: "an actor's endless task keeps the actor that means to cancel it",
    question: "The task stops when the thermostat's deinit cancels it. When is that?",
    lesson: """
      The closure of a task keeps what it uses until the task ends, and in an actor even `read()` means
      `self.read()`. This task ends when it is cancelled, which `deinit` is to do, which waits for the
      task to let go of the thermostat. There is a ring, thermostat to task to thermostat, but it is not
      what keeps them: a task that sleeps is going to be woken, so it is held from outside, and it goes on
      reading the sensor. `[weak self]` alone is enough if self is unwrapped anew in every round, and
      useless with a `guard let self` before the loop.
      """,
    declares: .leaks,
    fixedBy: "actor-weak-task",
    remedy: "capture self weakly in the task, and unwrap it anew in every round"
  ) { scope in
    let thermostat = scope.track(Thermostat(), "thermostat")
    await thermostat.start(scope)
    while !hasRead.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the thermostat has read its sensor")
    scope.letGo(consume thermostat)
    scope.log("the thermostat is let go")
  }
}
