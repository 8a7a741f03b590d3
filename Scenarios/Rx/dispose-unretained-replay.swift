import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

/// These live as long as the program.
private let numbers = PublishSubject<Int>()
private let subscriptions = DisposeBag()

extension Scenario {
  /// A pair that is kept.
  ///
  /// ```
  /// subscriptions, a global variable ─► … ─► connection ─► the last pair ─► screen
  /// ```
  static let disposeUnretainedReplay = Scenario(
    name: "dispose-unretained-replay",
    family: .rx,
    summary: "withUnretained before a sharing that remembers the last element",
    question: "withUnretained does not retain the screen. Does everything behind it do so?",
    lesson: """
      Each element that comes out of `withUnretained` is a pair with a strong reference to the object. That is
      harmless while it passes, and no longer so when somebody keeps it: a replaying `share` keeps the last pair
      until its last subscriber has left.
      """,
    declares: .leaks,
    fixedBy: "dispose-replay-unretained",
    remedy: "share first, and pair each element with the object afterwards"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let shared = numbers.withUnretained(screen).share(replay: 1)
    subscriptions.insert(shared.subscribe(onNext: { $0.show($1) }))
    numbers.onNext(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
