import ScenarioKit
import Synchronization

/// Whether the draft was saved.
private let hasSaved = Atomic(false)

/// Saves a draft every hour while it is open.
private final class DraftScreen: Sendable {
  private let saves = Mutex(0)
  private let autosave = Mutex<Task<Void, Never>?>(nil)

  func open() -> Task<Void, Never> {
    let task = Task.detached(name: "autosave") { [weak self] in
      while !Task.isCancelled {
        self?.save()
        try? await Task.sleep(for: .seconds(3600))
      }
    }
    autosave.withLock { $0 = task }
    return task
  }

  private func save() {
    saves.withLock { $0 += 1 }
    hasSaved.store(true, ordering: .releasing)
  }

  deinit { autosave.withLock { $0?.cancel() } }
}

extension Scenario {
  /// The task is kept, and cancelled when the screen goes.
  ///
  /// ```
  /// Dispatch's timers ─► task "autosave" ─► closure in open() ~weak~> screen ─► autosave ─► task
  /// ```
  static let taskDetachedCancelled = Scenario(
    name: "task-detached-cancelled",
    family: .tasks,
    summary: "a screen keeps its detached task, and cancels it when it goes",
    question: "The self is weak, and the task is stored. Would one of the two be enough?",
    lesson: """
      No. Stored with a strong self, the task and the screen hold each other; weak and thrown away, the
      task goes on for ever without a screen. Together the weak self lets `deinit` come, and `deinit` ends
      the task.
      """,
    declares: .clean,
    fixes: "task-detached-outlives"
  ) { scope in
    let screen = scope.track(DraftScreen(), "screen")
    let task = screen.open()
    while !hasSaved.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the draft is saved")
    scope.letGo(consume screen)
    scope.log("the draft is closed")
    await task.value
    scope.log("the task has ended")
  }
}
