import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func subscribe(_ formatter: Formatter) {
    numbers.subscribe(with: self, onNext: { $0.show(formatter.text($1)) }).disposed(by: bag)
  }

  private func show(_ text: String) { scope.log("shows \(text)") }
}

/// What the closure needs to show a number.
private final class Formatter {
  func text(_ number: Int) -> String { "number \(number)" }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// An observer that leaves with its screen.
  ///
  /// ```
  /// numbers, a global variable ─► no observers
  /// ```
  static let disposeDeadObserverBag = Scenario(
    name: "dispose-dead-observer-bag",
    family: .rx,
    summary: "subscribe(with:) and a bag of the object",
    question: "What does the bag add to a closure that holds nothing of the screen?",
    lesson: """
      The end. The bag goes with the screen and disposes the subscription, so the subject forgets its observer,
      and the closures go with all that they hold.
      """,
    declares: .clean,
    fixes: "dispose-dead-observer"
  ) { scope in
    let formatter = scope.track(Formatter(), "formatter")
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(formatter)
    scope.letGo(consume formatter)
    numbers.onNext(1)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    numbers.onNext(2)
    scope.log("has observers: \(numbers.hasObservers)")
  }
}
