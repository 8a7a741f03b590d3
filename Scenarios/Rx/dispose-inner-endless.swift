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
    numbers.flatMap { [weak self] _ -> Observable<Int> in
      guard let self else { return .empty() }
      return Observable.never().startWith(1).map { self.show($0) }.map { 1 }
    }.subscribe().disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// Weak outside, strong inside, and the inside has no end.
  ///
  /// ```
  /// screen ─► numbers ─► the sink of flatMap ─► inner subscriptions ─► map ─► its closure ─► screen
  /// ```
  static let disposeInnerEndless = Scenario(
    name: "dispose-inner-endless",
    family: .rx,
    summary: "an inner sequence that never ends, with a strong self that was weak outside",
    question:
      "The outer closure captures self weakly, and makes it strong for the inner sequence. For how long?",
    lesson: """
      For as long as the inner sequence lives. `guard let self` is harmless in a closure that returns; here the
      inner closure captures the strong reference, `flatMap` keeps every inner subscription until it ends, and
      this one does not.
      """,
    declares: .leaks,
    fixedBy: "dispose-inner-ends",
    remedy: "let the inner sequence end, or capture self weakly in it as well"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
