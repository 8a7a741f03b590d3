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
    button.onTap = { self.count += 1 }
  }
}

extension Scenario {
  /// A closure stored in what self owns.
  ///
  /// ```
  /// screen ─► button ─► onTap ─► screen
  /// ```
  static let closureStored = Scenario(
    name: "closure-stored",
    family: .closures,
    summary: "a screen stores in its button a closure that uses the screen",
    question: "The closure is three words long. What does it own?",
    lesson: """
      Self. A closure that is called later takes along what it uses, and holds it; the compiler asks for
      the word `self` to say so. The button is part of the screen and its closure holds the screen, which
      is the plainest ring there is. `[weak self]` is the whole repair: the closure is never called when
      the screen is gone, and if it were, it would do nothing.
      """,
    declares: .leaks,
    fixedBy: "closure-stored-weak",
    remedy: "capture self weakly in the stored closure"
  ) { scope in
    let screen = scope.track(CounterScreen(), "screen")
    scope.track(screen.button, "button")
    screen.button.tap()
    scope.log("count = \(screen.count)")
    scope.letGo(consume screen)
  }
}
