import ReactiveCore
import ScenarioKit

/// Holds items that can be observed.
private final class ArrayController: RACObject {
  let rac = RACLifetime()
  var items: [String] = [] { didSet { didChange(\.items, from: oldValue) } }
  deinit { rac.dispose() }
}

/// Observes a path that begins at itself.
private final class Screen: RACObject {
  let rac = RACLifetime()
  var arrayController: ArrayController? {
    didSet { didChange(\.arrayController, from: oldValue) }
  }

  func viewDidLoad(_ scope: ScenarioScope) {
    observe(self, \.arrayController, \.items).subscribeNext(
      { items in scope.log("items = \(items.map { "\($0)" } ?? "nil")") },
      completed: { scope.log("completed") })
  }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The first harmless use of RACObserve's documentation.
  ///
  /// ```
  /// screen ─► its dealloc compound ─► the observation ─► the subscriber's block        no way back
  /// ```
  static let racobserveOwnPath = Scenario(
    name: "racobserve-own-path",
    family: .rac,
    summary: "an object observes a path from itself",
    question: "The screen is target and observer at once. Does it keep itself alive?",
    lesson: """
      Nothing in the signal holds the screen, and the subscriber's block does not mention it. The observation
      belongs to the screen and stops when the screen goes, and not before: the array controller on the way
      may be exchanged or go, which counts as a change to the new one's items or to nil.
      """,
    declares: .clean,
    sample: ArticleSample(.leaks, 4, "`RACObserve(self, arrayController.items)`")
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.arrayController = scope.track(ArrayController(), "first controller")
    screen.viewDidLoad(scope)
    screen.arrayController?.items = ["a"]
    screen.arrayController = scope.track(ArrayController(), "second controller")
    screen.arrayController?.items = ["b"]
    screen.arrayController = nil
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
