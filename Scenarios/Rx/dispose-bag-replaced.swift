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
  /// A bag that makes room for another.
  ///
  /// ```
  /// cell ─► bag ─► disposables[0]      until another bag is stored
  /// ```
  static let disposeBagReplaced = Scenario(
    name: "dispose-bag-replaced",
    family: .rx,
    summary: "a bag is replaced by a new one, as a cell does before it is used again",
    question: "A cell is used for another row. What becomes of the subscription to the first?",
    lesson: """
      A bag cannot be emptied, it can only be replaced: the old one goes and disposes its entries, the new one
      begins without any. Forgotten, the cell would show what two rows send.
      """,
    declares: .clean
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let cell = scope.track(Screen(scope), "cell")
    if let bag = cell.bag { scope.track(bag, "first bag") }
    cell.subscribe(to: numbers)
    numbers.onNext(1)
    cell.bag = DisposeBag()
    scope.log("the bag is replaced")
    cell.subscribe(to: numbers)
    numbers.onNext(2)
    scope.log("the cell goes")
    scope.letGo(consume cell)
    scope.letGo(consume numbers)
  }
}
