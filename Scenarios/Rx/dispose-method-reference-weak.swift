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
    numbers.map { $0 * 2 }.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// The method called by a closure.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► observer ─► onNext ~weak~> screen
  /// ```
  static let disposeMethodReferenceWeak = Scenario(
    name: "dispose-method-reference-weak",
    family: .rx,
    summary: "a closure that captures self weakly and calls the method",
    question: "What does the longer line change?",
    lesson: """
      Now there is a capture list, and self is weak in it. A method reference cannot be weak: it is made of the
      object that it will be called on.
      """,
    declares: .clean,
    fixes: "dispose-method-reference"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
