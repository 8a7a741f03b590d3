import LeakScopeScenarios

/// A screen that is told when somebody taps a button; a class of the package can take its place.
private final class Screen {
  private var onTap: (() -> Void)?
  private var taps = 0

  func load() { onTap = { self.taps += 1 } }
  func tap() { onTap?() }
}

extension Scenario {
  /// ```
  /// screen ─► onTap ─► closure ─► screen
  /// ```
  static let screenRing = Scenario(
    name: "screen-ring",
    family: .screens,
    summary: "a screen stores a closure that uses it",
    question: "Nobody uses the screen any more. Why is it still there?",
    lesson: """
      The closure captures self strongly, and self stores the closure: each keeps the other. Letting go of the
      screen takes away one of its two references; the other one is the closure's.
      """,
    declares: .leaks,
    fixedBy: "screen-weak",
    remedy: "capture self weakly"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.load()
    screen.tap()
    scope.log("tapped")
  }
}
