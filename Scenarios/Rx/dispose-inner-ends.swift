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
      return Observable.just(1).map { self.show($0) }.map { 1 }
    }.subscribe().disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// Weak outside, strong inside, and the inside ends.
  ///
  /// ```
  /// screen ─► numbers ─► the sink of flatMap ─► inner subscriptions, none
  /// ```
  static let disposeInnerEnds = Scenario(
    name: "dispose-inner-ends",
    family: .rx,
    summary: "an inner sequence that ends, with a strong self that was weak outside",
    question: "The inner closure still captures the screen strongly. Why does the screen go?",
    lesson: """
      The inner subscription is taken out of its composite when the inner sequence completes, and the strong
      reference goes with it. Between two inner sequences nothing holds the screen.
      """,
    declares: .clean,
    fixes: "dispose-inner-endless"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
