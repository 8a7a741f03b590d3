import ReactiveCore
import ScenarioKit

/// Holds items that can be observed.
private final class ArrayController: RACObject {
  let rac = RACLifetime()
  var items: [String] = [] { didSet { didChange(\.items, from: oldValue) } }
  deinit { rac.dispose() }
}

/// Observes an object that it owns.
private final class Screen: RACObject {
  let rac = RACLifetime()
  var arrayController: ArrayController?

  func viewDidLoad(_ scope: ScenarioScope) {
    let controller = ArrayController()
    arrayController = scope.track(controller, "array controller")
    observe(controller, \.items).subscribeNext(
      { scope.log("items = \($0)") },
      completed: { scope.log("completed") })
  }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The second harmless use: the target is a property of the observer.
  ///
  /// ```
  /// screen ─► array controller ─► its dealloc compound ─► the observation ─► the subscriber's block
  /// screen ─► its dealloc compound ─► the same observation
  /// ```
  static let racobserveOwnProperty = Scenario(
    name: "racobserve-own-property",
    family: .rac,
    summary: "an object observes an object that it owns",
    question: "Which of the two has to go for the observation to end?",
    lesson: """
      An observation ends when either of its two objects goes: both own it, and it completes with the first.
      Here the screen drops its array controller and stays: `completed` stands before the screen's end, and
      nothing is left of the observation.
      """,
    declares: .clean,
    sample: ArticleSample(.leaks, 5, "`RACObserve(self.arrayController, items)`")
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(scope)
    screen.arrayController?.items = ["a"]
    screen.arrayController = nil
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
