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
  /// A pair that passes.
  ///
  /// ```
  /// subscriptions, a global variable ─► … ─► connection ─► the last number
  /// ```
  static let disposeReplayUnretained = Scenario(
    name: "dispose-replay-unretained",
    family: .rx,
    summary: "withUnretained after a sharing that remembers the last element",
    question: "The same two operators stand in the other order. What is remembered now?",
    lesson: """
      The number alone. The pair is made behind the sharing, for one subscriber and one moment. When the screen
      is gone, the next number completes that subscriber.
      """,
    declares: .clean,
    fixes: "dispose-unretained-replay"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let shared = numbers.share(replay: 1)
    subscriptions.insert(
      shared.withUnretained(screen).subscribe(
        onNext: { $0.show($1) }, onCompleted: { scope.log("completed") }))
    numbers.onNext(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)

    numbers.onNext(2)
  }
}
