import Observation
import ScenarioKit

/// What the user has set, for the whole program.
@MainActor @Observable private final class Settings {
  static let shared = Settings()

  var accent = "blue"
}

/// A badge in the colour that is set.
@MainActor private final class Badge {
  private(set) var drawings: [String] = []

  /// Draws the badge, and again after each change.
  func draw() {
    withObservationTracking {
      drawings.append(Settings.shared.accent)
    } onChange: { [weak self] in
      Task { @MainActor in self?.draw() }
    }
  }
}

extension Scenario {
  /// The same tracking with a weak self.
  ///
  /// ```
  /// static Settings.shared ─► its registrar ─► onChange ~weak~> badge
  /// ```
  static let observationRearmedWeak = Scenario(
    name: "observation-rearmed-weak",
    family: .observation,
    summary: "a living model refers to whoever waits for its next change weakly",
    question:
      "The badge has gone and the model still has its closure. What happens at the next change?",
    lesson: """
      The closure is called, once, finds no badge and is not armed again. Until then it stays in the
      registrar, with an empty weak reference: a list that is opened and closed often leaves one such
      closure each time, until the property changes.
      """,
    declares: .clean,
    fixes: "observation-rearmed"
  ) { @MainActor scope in
    let badge = scope.track(Badge(), "badge")
    badge.draw()
    Settings.shared.accent = "red"
    while badge.drawings.count < 2 { await Task.yield() }
    scope.log("drawn in \(badge.drawings.joined(separator: ", then "))")
    scope.letGo(consume badge)
    scope.log("the badge is taken away")
  }
}
