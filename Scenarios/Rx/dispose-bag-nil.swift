import ReactiveCore
import ScenarioKit

/// A screen with a bag for its subscriptions.
private final class Screen {
  private let scope: ScenarioScope
  var bag: DisposeBag? = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func subscribe(to numbers: Observable<Int>) {
    guard let bag else { return }
    numbers.subscribe(
      onNext: { [scope] in scope.log("received: \($0)") },
      onDisposed: { [scope] in scope.log("disposed") }
    ).disposed(by: bag)
  }
}

extension Scenario {
  /// A bag that is let go of early.
  ///
  /// ```
  /// screen ─► bag ─► disposables[0]      until the property is nil
  /// ```
  static let disposeBagNil = Scenario(
    name: "dispose-bag-nil",
    family: .rx,
    summary: "a bag is set to nil while its owner goes on",
    question:
      "The screen stays, but it wants no more elements. Does it have to keep the disposable for that?",
    lesson: """
      Setting the property to nil releases the bag, and its last owner is gone: the bag disposes its entries.
      The screen goes on without a bag, and a subscription that it makes now has nobody to end it.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 9, "the bag set to nil")
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    if let bag = screen.bag { scope.track(bag, "bag") }
    screen.subscribe(to: numbers)
    numbers.onNext(1)
    screen.bag = nil
    scope.log("the bag is set to nil")
    numbers.onNext(2)
    scope.letGo(consume screen)
    scope.letGo(consume numbers)
  }
}
