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

  @available(macOS 26, *)
  func follow(_ flight: Flight) {
    let gates = Observations { [weak flight] in flight?.gate }
    Task { [weak self] in
      guard let self else { return }
      for await gate in gates {
        guard let gate else { return }
        show(gate)
      }
    }
  }

  private func show(_ gate: String) {
    label = gate
    hasShown.store(true, ordering: .releasing)
  }
}

extension Scenario {
  /// A task waits for the next change of a model that is dead.
  ///
  /// ```
  /// (nobody) ┄┄► task ─► frame of the closure in follow(_:) ─► screen
  /// ```
  static let observationsDeadModel = Scenario(
    name: "observations-dead-model",
    family: .observation,
    summary: "an Observations sequence of a model that is dead neither goes on nor ends",
    question: "The model is captured weakly, and nil ends the loop. Does the loop see nil?",
    lesson: """
      It does not. A sequence produces a value after a change, and the death of a model is none. Once the
      flight has gone nothing will ever resume the task, which has unwrapped its self before the loop and
      keeps the screen in its frame. Weak references on both sides are in vain here: nobody looks at them
      again.
      """,
    declares: .leaks,
    fixedBy: "observations-dead-model-cancelled",
    remedy: "use self inside the loop only, and cancel the task in deinit"
  ) { @MainActor scope in
    guard #available(macOS 26, *) else { return }
    let flight = scope.track(Flight(), "flight")
    let screen = scope.track(GateScreen(), "screen")
    screen.follow(flight)
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the screen shows the gate")
    scope.letGo(consume flight)
    scope.log("the flight has landed")
    scope.letGo(consume screen)
    scope.log("the screen is closed")
  }
}
