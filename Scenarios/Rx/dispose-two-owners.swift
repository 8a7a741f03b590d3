import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let numbers = PublishSubject<Int>()
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func send(_ number: Int) { numbers.onNext(number) }

  func follow(_ other: Screen) {
    numbers.subscribe(onNext: { other.show($0) }).disposed(by: bag)
  }
}

extension Scenario {
  /// A ring of two screens.
  ///
  /// ```
  /// list ─► numbers ─► onNext ─► detail ─► numbers ─► onNext ─► list
  /// ```
  static let disposeTwoOwners = Scenario(
    name: "dispose-two-owners",
    family: .rx,
    summary: "two screens whose subscriptions name each other",
    question: "No closure names the screen that owns it. Where is the ring?",
    lesson: """
      It takes two steps: each screen owns a subject, which owns a closure, which holds the other screen. A
      capture list that looks for self finds nothing.
      """,
    declares: .leaks,
    fixedBy: "dispose-two-owners-weak",
    remedy: "capture the other screen weakly"
  ) { scope in
    let list = scope.track(Screen(scope), "list")
    let detail = scope.track(Screen(scope), "detail")
    list.follow(detail)
    detail.follow(list)
    detail.send(1)
    scope.log("both are dismissed")
    scope.letGo(consume list)
    scope.letGo(consume detail)
  }
}
