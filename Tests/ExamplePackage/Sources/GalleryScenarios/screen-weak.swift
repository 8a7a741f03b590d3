import LeakScopeScenarios

/// A screen that is told when somebody taps a button, and can go.
private final class Screen {
  private var onTap: (() -> Void)?
  private var taps = 0

  func load() { onTap = { [weak self] in self?.taps += 1 } }
  func tap() { onTap?() }
}

extension Scenario {
  /// ```
  /// screen ─► onTap ─► closure ┄┄► screen
  /// ```
  static let screenWeak = Scenario(
    name: "screen-weak",
    family: .screens,
    summary: "a screen stores a closure that refers to it weakly",
    question: "The screen stores the closure as before. What is different?",
    lesson: """
      A weak reference does not keep what it refers to. The screen goes with its last strong reference, and
      takes the closure with it.
      """,
    declares: .clean,
    fixes: "screen-ring",
    remedy: "the closure captures self weakly"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.load()
    screen.tap()
    scope.log("tapped")
    // Here, not where an optimised build last needs it.
    scope.letGo(consume screen)
  }
}
