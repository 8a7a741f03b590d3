import ReactiveCore
import ScenarioKit

/// Holds items that can be observed.
private final class ArrayController: RACObject {
  let rac = RACLifetime()
  var items: [String] = [] { didSet { didChange(\.items, from: oldValue) } }
  deinit { rac.dispose() }
}

/// Observes an object that belongs to somebody else.
private final class Screen: RACObject {
  let rac = RACLifetime()

  func viewDidLoad(observing controller: ArrayController, _ scope: ScenarioScope) {
    observe(controller, \.items).subscribeNext(
      { scope.log("items = \($0)") },
      completed: { scope.log("completed") })
  }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The third harmless use: the target belongs to another object and outlives the observer.
  ///
  /// ```
  /// array controller ─► its dealloc compound ─► the observation ─► the subscriber's block
  /// screen           ─► its dealloc compound ─► the same observation
  /// ```
  static let racobserveOtherObject = Scenario(
    name: "racobserve-other-object",
    family: .rac,
    summary: "an object observes an object that outlives it",
    question: "The array controller lives on. Does it keep the screen?",
    lesson: """
      The array controller owns the observation and the subscriber's block, but that does not hold the screen. When
      the screen goes the observation completes, and the next change of the items reaches nobody. Had the
      block captured the screen strongly, the array controller would keep it until its own end.
      """,
    declares: .clean,
    sample: ArticleSample(.leaks, 6, "`RACObserve(obj.arrayController, items)`")
  ) { scope in
    let controller = scope.track(ArrayController(), "array controller")
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(observing: controller, scope)
    controller.items = ["a"]
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    controller.items = ["a", "b"]
    scope.letGo(consume controller)
  }
}
