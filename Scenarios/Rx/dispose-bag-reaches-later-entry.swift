import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe(to numbers: PublishSubject<Int>) {
    Observable<Int>.never().subscribe(onDisposed: { numbers.onNext(1) }).disposed(by: bag)
    numbers.subscribe(onNext: { [weak self, scope] in
      scope.log("received: \($0), is there a screen: \(self != nil)")
    }).disposed(by: bag)
  }
}

extension Scenario {
  /// Entries of a bag that reach each other.
  ///
  /// ```
  /// screen ─► bag ─► 1. onDisposed, which sends to numbers
  ///                  2. a subscription to numbers, still alive then
  /// ```
  static let disposeBagReachesLaterEntry = Scenario(
    name: "dispose-bag-reaches-later-entry",
    family: .rx,
    summary: "a bag that disposes its entries reaches one that is still alive, with self gone",
    question: "The first entry sends an element while the bag goes. Who is there to receive it?",
    lesson: """
      The second entry is: it was not disposed yet. The screen is not: a bag goes when its owner is being
      deallocated, and a weak reference to that owner is nil by then. A closure that captured self `unowned`
      would crash here.
      """,
    declares: .clean
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(to: numbers)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)

    scope.letGo(consume numbers)
  }
}
