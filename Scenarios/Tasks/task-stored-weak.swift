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

  func load() -> Task<Void, Never> {
    let task = Task { [weak self] in
      hasAsked.store(true, ordering: .releasing)
      if let answer = await Directory.name() { self?.show(answer) }
    }
    loading.withLock { $0 = task }
    return task
  }

  private func show(_ answer: String) { name.withLock { $0 = answer } }

  deinit { loading.withLock { $0?.cancel() } }
}

extension Scenario {
  /// The same task with a weak self.
  ///
  /// ```
  /// static Directory.answers ─► stream ┄continuation┄► task ─► closure in load() ~weak~> model
  ///                                                    task ◄─ loading ◄──────────────── model
  /// ```
  static let taskStoredWeak = Scenario(
    name: "task-stored-weak",
    family: .tasks,
    summary: "a model stores a task that refers to the model weakly",
    question: "The name still does not come. Who ends the task now?",
    lesson: """
      The model does. Nothing but its user owns it while the task waits, so it goes when the screen does,
      and its `deinit` cancels the task. The weak self is looked at after the wait, `self?.show`;
      unwrapped before the wait it would be as strong as without the word `weak`.
      """,
    declares: .clean,
    fixes: "task-stored-on-self"
  ) { scope in
    let model = scope.track(ProfileModel(), "model")
    let task = model.load()
    while !hasAsked.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the profile is loading")
    scope.letGo(consume model)
    scope.log("the profile is closed")
    await task.value
    scope.log("the task has ended")
  }
}
