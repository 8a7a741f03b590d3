import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe(to numbers: Observable<Int>) {
    numbers.subscribe(
      onNext: { [weak self] in self?.show($0) }, onDisposed: { self.show(0) }
    ).disposed(by: bag)
  }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// Self in `onDisposed`.
  ///
  /// ```
  /// screen ─► bag ─► BinaryDisposable ─► onDisposed ─► screen
  /// numbers, a global variable ─► observer ─► onDisposed
  /// ```
  static let disposeOnDisposed = Scenario(
    name: "dispose-on-disposed",
    family: .rx,
    summary: "only onDisposed names self, and the subscription is in the bag of self",
    question:
      "The closure for the elements is weak, the one for the end is not. When is the one for the end let go of?",
    lesson: """
      When it has run. It sits in a disposable of its own, which the bag holds, and which the observer holds as
      well. The bag waits for the screen, the screen for the closure, and the subject does not end.
      """,
    declares: .leaks,
    fixedBy: "dispose-on-disposed-weak",
    remedy: "capture self weakly in onDisposed as well"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(to: numbers)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
