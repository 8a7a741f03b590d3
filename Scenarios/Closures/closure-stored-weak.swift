import ScenarioKit

/// A button that does what it is told.
private final class Button {
  var onTap: (() -> Void)?

  func tap() { onTap?() }
}

/// A screen with a button of its own.
private final class CounterScreen {
  let button = Button()
  private(set) var count = 0

  init() {
    button.onTap = { [weak self] in self?.count += 1 }
  }
}

extension Scenario {
  /// The same closure with a weak self.
  ///
  /// ```
  /// screen ─► button ─► onTap ~weak~> screen
  /// ```
  static let closureStoredWeak = Scenario(
    name: "closure-stored-weak",
    family: .closures,
    summary: "a screen stores in its button a closure that refers to the screen weakly",
    question: "What does the closure cost now?",
    lesson: """
      A question mark. As long as the screen is there the closure finds it, and afterwards nil. `[unowned
      self]` would do without the question mark and end the program where this one does nothing, should
      the button outlive its screen.
      """,
    declares: .clean,
    fixes: "closure-stored"
  ) { scope in
    let screen = scope.track(CounterScreen(), "screen")
    scope.track(screen.button, "button")
    screen.button.tap()
    scope.log("count = \(screen.count)")
    scope.letGo(consume screen)
  }
}
