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
    } onChange: {
      Task { @MainActor in self.draw() }
    }
  }
}

extension Scenario {
  /// Tracking that is armed again and again, with a strong self.
  ///
  /// ```
  /// static Settings.shared ─► its registrar ─► onChange ─► badge
  /// ```
  static let observationRearmed = Scenario(
    name: "observation-rearmed",
    family: .observation,
    summary: "a living model holds whoever waits for its next change",
    question:
      "`withObservationTracking` returns nothing that could be stored. What is there to keep?",
    lesson: """
      The closure `onChange`, in the registrar of each model that was read, until one of the properties
      read changes. It is called once, so whoever wants to see more arms it again; and from then on it
      waits for a change that may never come. The settings live as long as the program. There is no way to
      take an `onChange` back, which makes a strong self in it a leak for good, and `[weak self]` in it
      the whole repair.
      """,
    declares: .leaks,
    fixedBy: "observation-rearmed-weak",
    remedy: "capture self weakly in onChange"
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
