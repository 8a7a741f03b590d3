import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private var doubled: Observable<Int>?
  private let factor = 2

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func define() { doubled = Observable.of(1, 2).map { $0 * self.factor } }
}

extension Scenario {
  /// A definition in a property.
  ///
  /// ```
  /// screen ─► doubled, a sequence ─► the closure of map ─► screen
  /// ```
  static let disposeDefinition = Scenario(
    name: "dispose-definition",
    family: .rx,
    summary:
      "a sequence that is stored by the object that its closure names, and never subscribed to",
    question: "Nobody ever subscribes. What is there to leak?",
    lesson: """
      The definition. A sequence holds its source and its closures as long as it lives, subscribed to or not,
      and a closure that names self in a property of self is a ring like any other. A subscription to `map`
      would not even hold it.
      """,
    declares: .leaks,
    fixedBy: "dispose-definition-weak",
    remedy: "capture what the closure needs instead of self"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.define()

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
