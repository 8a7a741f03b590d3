import ScenarioKit
import Synchronization

/// Whether the upload has begun.
private let hasBegun = Atomic(false)

/// Uploads an album, which takes an hour.
private func startUpload() -> Task<Void, any Error> {
  Task.detached(name: "upload") {
    hasBegun.store(true, ordering: .releasing)
    try await Task.sleep(for: .seconds(3600))
  }
}

/// Shows how far an upload is.
private final class UploadScreen: Sendable {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  @inline(never)
  func run() async {
    let upload = startUpload()
    try? await withTaskCancellationHandler {
      try await upload.value
    } onCancel: {
      upload.cancel()
    }
    scope.log("the upload is over")
  }
}

/// Shows an upload in a task of its own.
private func open(_ scope: ScenarioScope) -> Task<Void, Never> {
  Task(name: "screen") {
    let screen = scope.track(UploadScreen(scope), "screen")
    await screen.run()
    scope.letGo(consume screen)
  }
}

extension Scenario {
  /// The cancellation is passed on to the task that is waited for.
  ///
  /// ```
  /// Dispatch's timers ─► task "upload" ┄waiting┄► task "screen" ─► frame of run() ─► screen, until cancelled
  /// ```
  static let taskCancelForwarded = Scenario(
    name: "task-cancel-forwarded",
    family: .tasks,
    summary: "a cancelled task cancels the task that it waits for",
    question: "Both tasks are still independent. How does the upload learn that it is not wanted?",
    lesson: """
      It is told: the cancellation handler of the one cancels the other. Its sleep throws, it ends, and
      with its value comes the end of the wait. An upload that is called, and not started as a task, would
      be cancelled without any of this.
      """,
    declares: .clean,
    fixes: "task-cancel-not-forwarded"
  ) { scope in
    let task = open(scope)
    while !hasBegun.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the upload has begun")
    scope.log("the screen's task is cancelled")
    task.cancel()
    await task.value
    scope.log("the screen's task has ended")
  }
}
