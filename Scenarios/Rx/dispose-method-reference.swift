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
    numbers.map { $0 * 2 }.subscribe(onNext: show).disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// A method as a closure.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► observer ─► onNext, the method of screen ─► screen
  /// ```
  static let disposeMethodReference = Scenario(
    name: "dispose-method-reference",
    family: .rx,
    summary: "a method of self that is given to an operator by its name",
    question: "There is no closure and no self in this line but a method. What can it hold?",
    lesson: """
      `self.show` is a closure that holds self, written shorter. Whoever reviews a capture list does not see it,
      because there is none. The ring is the same as with a closure that names self.
      """,
    declares: .leaks,
    fixedBy: "dispose-method-reference-weak",
    remedy: "write a closure that captures self weakly and calls the method"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
