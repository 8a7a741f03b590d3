import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A bag that goes with its scope.
  ///
  /// ```
  /// bag ─► disposables[0], disposables[1]      until the bag goes
  /// ```
  static let disposeBagScopeEnd = Scenario(
    name: "dispose-bag-scope-end",
    family: .rx,
    summary: "a bag at the end of its scope disposes what was put into it",
    question: "Nobody calls `dispose()`. What ends the two subscriptions?",
    lesson: """
      The death of the bag does. A bag is the only disposable that does its work when it is deallocated: it
      takes its entries one after the other, in the order in which they came, and disposes each. Dropping any
      other disposable ends nothing.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 8, "`DisposeBag` in `deinit`")
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let bag = scope.track(DisposeBag(), "bag")
    for number in 1...2 {
      numbers.subscribe(
        onNext: { scope.log("subscriber \(number) received: \($0)") },
        onDisposed: { scope.log("subscriber \(number) disposed") }
      ).disposed(by: bag)
    }
    numbers.onNext(7)
    scope.log("the scope of the bag ends")
    scope.letGo(consume bag)
    scope.log("has observers: \(numbers.hasObservers)")
    scope.letGo(consume numbers)
  }
}
