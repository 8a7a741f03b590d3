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
    try? await upload.value
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
  /// A cancelled task waits for another task, which is not cancelled.
  ///
  /// ```
  /// Dispatch's timers ─► task "upload" ┄waiting┄► task "screen" ─► frame of run() ─► screen
  /// ```
  static let taskCancelNotForwarded = Scenario(
    name: "task-cancel-not-forwarded",
    family: .tasks,
    summary: "a cancelled task still waits for a task that knows nothing of it",
    question: "The screen's task is cancelled. When does its `await upload.value` return?",
    lesson: """
      When the upload is over, in an hour. To cancel a task is to ask; whoever waits in it has to listen,
      and `value` of another task does not. A task made with `Task { … }` or `Task.detached` is no child,
      so the cancellation does not reach it either. The screen is a local variable of a function that
      waits, and no weak capture shortens the wait.
      """,
    declares: .leaks,
    fixedBy: "task-cancel-forwarded",
    remedy: "pass the cancellation on, or call the work instead of starting a task for it"
  ) { scope in
    let task = open(scope)
    while !hasBegun.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the upload has begun")
    scope.log("the screen's task is cancelled")
    task.cancel()
  }
}
