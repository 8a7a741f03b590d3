import ScenarioKit
import Synchronization

/// Knows what a user is called, and takes its time.
private enum Directory {
  private static let (answers, answering) = AsyncStream<String>.makeStream()

  /// Waits for the name; nil if the task that asks is cancelled.
  static func name() async -> String? { await answers.first { _ in true } }
}

/// Whether the name was asked for.
private let hasAsked = Atomic(false)

/// Shows what a user is called, and stops asking when it goes.
private final class ProfileModel: Sendable {
  private let name = Mutex("")
  private let loading = Mutex<Task<Void, Never>?>(nil)

  func load() {
    let task = Task {
      hasAsked.store(true, ordering: .releasing)
      if let answer = await Directory.name() { show(answer) }
    }
    loading.withLock { $0 = task }
  }

  private func show(_ answer: String) { name.withLock { $0 = answer } }

  deinit { loading.withLock { $0?.cancel() } }
}

extension Scenario {
  /// A task that is stored in the object it uses.
  ///
  /// ```
  /// static Directory.answers ─► stream ┄continuation┄► task ─► closure in load() ─► model
  ///                                                    task ◄─ loading ◄──────────── model
  /// ```
  static let taskStoredOnSelf = Scenario(
    name: "task-stored-on-self",
    family: .tasks,
    summary: "a model stores a task that uses the model",
    question: "A task ends some time, and lets go of what it uses. When does this one end?",
    lesson: """
      `Task { … }` needs no `self.`, so that one does not see what it captures: `show` is a method, and
      the model is held until the task has ended. The model's `deinit` means to cancel the task, and comes
      only when the task has let go of the model. That is no harm while the answer takes a second, and a
      leak when it never comes. Here a weak self alone is enough, because the task uses the model once,
      after it has waited.
      """,
    declares: .leaks,
    fixedBy: "task-stored-weak",
    remedy: "capture self weakly in the task, and use it only after the wait"
  ) { scope in
    let model = scope.track(ProfileModel(), "model")
    model.load()
    while !hasAsked.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the profile is loading")
    scope.letGo(consume model)
    scope.log("the profile is closed")
  }
}
