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
    number.subscribe(
      onNext: { self.show($0) }, onCompleted: { [scope] in scope.log("completed") }
    ).disposed(by: bag)
  }

  func finish() { number.onCompleted() }
}

extension Scenario {
  /// Observers that stay after the end.
  ///
  /// ```
  /// screen ─► number, a behavior subject ─► observers[0] ─► onNext ─► screen
  /// ```
  static let disposeBehaviorCompleted = Scenario(
    name: "dispose-behavior-completed",
    family: .rx,
    summary: "a behavior subject keeps its observers after it has completed",
    question: "The subject has completed. Has it let go of its observers?",
    lesson: """
      A behavior subject has not; it is the only subject of RxSwift that keeps them. It tells them of the end
      and keeps them in its list until it is disposed or deallocated, and a screen that owns such a subject and
      names itself in a direct subscription waits for that in vain.
      """,
    declares: .leaks,
    fixedBy: "dispose-behavior-operator",
    remedy: "subscribe through an operator, dispose the subject, or capture self weakly"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.finish()

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
