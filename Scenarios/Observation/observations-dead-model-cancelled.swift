import Observation
import ScenarioKit
import Synchronization

/// What is known of a flight, until it has landed.
@MainActor @Observable private final class Flight {
  var gate = "A1"
}

/// Whether a gate was shown.
private let hasShown = Atomic(false)

/// Shows at which gate a flight leaves.
@MainActor private final class GateScreen {
  private var label = ""
  private var following: Task<Void, Never>?

  @available(macOS 26, *)
  func follow(_ flight: Flight) -> Task<Void, Never> {
    let gates = Observations { [weak flight] in flight?.gate }
    let task = Task { [weak self] in
      for await gate in gates {
        guard let gate else { return }
        self?.show(gate)
      }
    }
    following = task
    return task
  }

  deinit { following?.cancel() }

  private func show(_ gate: String) {
    label = gate
    hasShown.store(true, ordering: .releasing)
  }
}

extension Scenario {
  /// The screen ends the wait, since the model cannot.
  ///
  /// ```
  /// (nobody) ┄┄► task ~weak~> screen ─► following ─► task
  /// ```
  static let observationsDeadModelCancelled = Scenario(
    name: "observations-dead-model-cancelled",
    family: .observation,
    summary: "a screen ends its Observations sequence, whatever became of the model",
    question: "The model dies first again. What lets the task end?",
    lesson: """
      Its cancellation. The loop asks a weak self for each gate, so the wait does not hold the screen; the
      screen goes with its user and cancels the task. The sequence of a dead model answers a cancellation,
      and only that.
      """,
    declares: .clean,
    fixes: "observations-dead-model"
  ) { @MainActor scope in
    guard #available(macOS 26, *) else { return }
    let flight = scope.track(Flight(), "flight")
    let screen = scope.track(GateScreen(), "screen")
    let task = screen.follow(flight)
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the screen shows the gate")
    scope.letGo(consume flight)
    scope.log("the flight has landed")
    scope.letGo(consume screen)
    scope.log("the screen is closed")
    await task.value
    scope.log("the task has ended")
  }
}
