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
    numbers.flatMap { [weak self] _ in
      Observable.just(1).do(onNext: { self?.show($0) })
    }.subscribe().disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// Weak self in the outer closure.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► the sink of flatMap ─► outer closure ~weak~> screen
  /// ```
  static let disposeNestedWeakOuter = Scenario(
    name: "dispose-nested-weak-outer",
    family: .rx,
    summary: "self is weak in the outer closure, and the inner one uses that reference",
    question: "Where does the capture list belong when closures are nested?",
    lesson: """
      At the outermost closure that is kept. The inner one then captures a reference that is weak already, and
      is held by the inner sequence for a moment only.
      """,
    declares: .clean,
    fixes: "dispose-nested-weak"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
