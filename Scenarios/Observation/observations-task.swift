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
  func follow() {
    let lines = Observations { self.prefix + Playback.shared.title }
    following = Task { [weak self] in
      for await line in lines { self?.show(line) }
    }
  }

  private func show(_ line: String) {
    label = line
    hasShown.store(true, ordering: .releasing)
  }

  deinit { following?.cancel() }
}

extension Scenario {
  /// The closure of an `Observations` sequence uses self.
  ///
  /// ```
  /// static Playback.shared ─► its registrar ┄► task ─► lines ─► closure in follow() ─► screen
  ///                                            task ◄─ following ◄──────────────────── screen
  /// ```
  static let observationsTask = Scenario(
    name: "observations-task",
    family: .observation,
    summary: "a task reads an Observations sequence whose closure uses self",
    question:
      "The task captures self weakly, and its loop asks self for each line. What is strong?",
    lesson: """
      The sequence. The closure given to `Observations` is kept and called again for each new value, so it
      is stored with all it captures, `self.prefix` included. The task keeps the sequence as long as it
      loops, and the `[weak self]` of the task does not reach into the closure. The sequence of a model
      that lives never ends by itself.
      """,
    declares: .leaks,
    fixedBy: "observations-task-weak",
    remedy: "capture in the sequence's closure what it reads, and not self"
  ) { @MainActor scope in
    guard #available(macOS 26, *) else { return }
    let screen = scope.track(NowPlaying(), "screen")
    screen.follow()
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the screen shows what is played")
    scope.letGo(consume screen)
    scope.log("the screen is closed")
  }
}
