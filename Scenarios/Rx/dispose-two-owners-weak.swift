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
    numbers.subscribe(onNext: { [weak other] in other?.show($0) }).disposed(by: bag)
  }
}

extension Scenario {
  /// Two screens without a ring.
  ///
  /// ```
  /// list ─► numbers ─► onNext ~weak~> detail
  /// ```
  static let disposeTwoOwnersWeak = Scenario(
    name: "dispose-two-owners-weak",
    family: .rx,
    summary: "two screens whose subscriptions know each other weakly",
    question: "Does it take one weak reference or two?",
    lesson: """
      One would open the ring. Two say what is meant: neither screen is to keep the other one alive.
      """,
    declares: .clean,
    fixes: "dispose-two-owners"
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
