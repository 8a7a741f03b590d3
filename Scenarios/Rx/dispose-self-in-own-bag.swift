import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let numbers = PublishSubject<Int>()
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe() {
    numbers.map { $0 * 2 }.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// Self in a subscription that is kept in the bag of self.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► observer ─► onNext ─► screen
  /// screen ─► bag ─► disposables[0]
  /// ```
  static let disposeSelfInOwnBag = Scenario(
    name: "dispose-self-in-own-bag",
    family: .rx,
    summary: "a screen subscribes to its own subject, names itself, and keeps the bag",
    question:
      "The subscription is in the screen's bag, and the bag goes with the screen. Does the screen go?",
    lesson: """
      The bag would end the subscription, but the bag goes with the screen, and the closure holds the screen.
      The screen is on two rings, one through the subject and one through the bag, and a bag in the same object
      opens neither. Both contain a third, small one, as every live subscription through an operator does: the
      sink and its disposer hold each other until it ends.
      """,
    declares: .leaks,
    fixedBy: "dispose-weak-self",
    remedy: "capture self weakly, or subscribe with it"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
