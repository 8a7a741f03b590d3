import ScenarioKit
import Synchronization

/// Whether the draft was saved.
private let hasSaved = Atomic(false)

/// Saves a draft every hour while it is open.
private final class DraftScreen: Sendable {
  private let saves = Mutex(0)

  func open() {
    Task.detached(name: "autosave") {
      while !Task.isCancelled {
        self.save()
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }

  private func save() {
    saves.withLock { $0 += 1 }
    hasSaved.store(true, ordering: .releasing)
  }
}

extension Scenario {
  /// A detached task that nobody can cancel.
  ///
  /// ```
  /// Dispatch's timers ─► task "autosave" ─► closure in open() ─► screen
  /// ```
  static let taskDetachedOutlives = Scenario(
    name: "task-detached-outlives",
    family: .tasks,
    summary: "a detached task goes on after its screen was closed",
    question: "The screen does not store the task, so there is no ring. What holds the screen?",
    lesson: """
      The task itself. A task that nobody refers to does not end, it runs until its function returns, and
      what its closure captures stays that long. `isCancelled` is asked in every round, but the task was
      thrown away and nobody can cancel it. `[weak self]` alone would free the screen and leave the task,
      which would wake up every hour to find nothing to save.
      """,
    declares: .leaks,
    fixedBy: "task-detached-cancelled",
    remedy: "capture self weakly, keep the task and cancel it in deinit"
  ) { scope in
    let screen = scope.track(DraftScreen(), "screen")
    screen.open()
    while !hasSaved.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the draft is saved")
    scope.letGo(consume screen)
    scope.log("the draft is closed")
  }
}
