import Observation
import ScenarioKit
import Synchronization

/// What is being played, for the whole program.
@MainActor @Observable private final class Playback {
  static let shared = Playback()

  var title = "silence"
}

/// Whether a title was shown.
private let hasShown = Atomic(false)

/// Shows what is being played.
@MainActor private final class NowPlaying {
  private let prefix = "now: "
  private var label = ""
  private var following: Task<Void, Never>?

  @available(macOS 26, *)
  func follow() -> Task<Void, Never> {
    let lines = Observations { [prefix] in prefix + Playback.shared.title }
    let task = Task { [weak self] in
      for await line in lines { self?.show(line) }
    }
    following = task
    return task
  }

  private func show(_ line: String) {
    label = line
    hasShown.store(true, ordering: .releasing)
  }

  deinit { following?.cancel() }
}

extension Scenario {
  /// The closure takes what it needs, without self.
  ///
  /// ```
  /// static Playback.shared ─► its registrar ┄► task ─► lines ─► closure in follow()
  ///                                            task ~weak~> screen ─► following ─► task
  /// ```
  static let observationsTaskWeak = Scenario(
    name: "observations-task-weak",
    family: .observation,
    summary: "a task reads an Observations sequence whose closure does not use self",
    question: "The playback goes on for ever. What ends the sequence?",
    lesson: """
      The cancellation of the task. The screen is held by nobody but its user, goes with it, and cancels
      the task in its `deinit`; a cancelled task gets nil from the sequence. Each closure between model
      and screen needs a look of its own: the one that reads and the one that loops.
      """,
    declares: .clean,
    fixes: "observations-task"
  ) { @MainActor scope in
    guard #available(macOS 26, *) else { return }
    let screen = scope.track(NowPlaying(), "screen")
    let task = screen.follow()
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the screen shows what is played")
    scope.letGo(consume screen)
    scope.log("the screen is closed")
    await task.value
    scope.log("the task has ended")
  }
}
