import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let number = BehaviorSubject(value: 1)
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe() {
    number.map { $0 * 2 }.subscribe(
      onNext: { self.show($0) }, onCompleted: { [scope] in scope.log("completed") }
    ).disposed(by: bag)
  }

  func finish() { number.onCompleted() }
}

extension Scenario {
  /// An operator that leaves the list.
  ///
  /// ```
  /// screen ─► number, a behavior subject ─► no observers
  /// ```
  static let disposeBehaviorOperator = Scenario(
    name: "dispose-behavior-operator",
    family: .rx,
    summary: "a behavior subject that completes and is subscribed to through an operator",
    question: "What does an operator change about the end?",
    lesson: """
      The sink of the operator receives completion and disposes itself, and its disposal takes it out of the
      subject's list. The subject forgets nothing by itself here either: it is the sink that leaves.
      """,
    declares: .clean,
    fixes: "dispose-behavior-completed"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.finish()

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
