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
    numbers.flatMap { _ in
      Observable.just(1).do(onNext: { [weak self] in self?.show($0) })
    }.subscribe().disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// Weak self in a nested closure.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► the sink of flatMap ─► outer closure ─► screen
  ///                                                        inner closure ~weak~> screen
  /// ```
  static let disposeNestedWeak = Scenario(
    name: "dispose-nested-weak",
    family: .rx,
    summary: "self is weak in the inner closure only, and the outer one makes that weak reference",
    question: "The closure that uses self captures it weakly. Is that enough?",
    lesson: """
      To capture self weakly, the inner closure needs self when it is made, and it is made whenever the outer
      one runs. So the outer closure captures self, strongly, since nobody told it otherwise, and `flatMap`
      keeps the outer closure as long as the subscription lives.
      """,
    declares: .leaks,
    fixedBy: "dispose-nested-weak-outer",
    remedy: "capture self weakly in the outermost closure"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
