import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private var doubled: Observable<Int>?
  private let factor = 2

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func define() { doubled = Observable.of(1, 2).map { [factor] in $0 * factor } }
}

extension Scenario {
  /// A definition that holds a number.
  ///
  /// ```
  /// screen ─► doubled, a sequence ─► the closure of map ─► 2
  /// ```
  static let disposeDefinitionWeak = Scenario(
    name: "dispose-definition-weak",
    family: .rx,
    summary: "a stored sequence whose closure captures a value instead of self",
    question: "The closure needs one number of the screen. What does it have to capture?",
    lesson: """
      The number. A capture list takes a copy when the closure is made, and the closure knows nothing of the
      screen.
      """,
    declares: .clean,
    fixes: "dispose-definition"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.define()

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
