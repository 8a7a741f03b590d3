import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// A subscription that is returned.
  ///
  /// ```
  /// numbers, a global variable ─► no observers
  /// ```
  static let disposeInnerReturned = Scenario(
    name: "dispose-inner-returned",
    family: .rx,
    summary: "a create that returns the subscription that it makes inside",
    question: "What does a closure that only subscribes to something else return?",
    lesson: """
      The disposable of that. It is the one way that leads from the outer subscription to the inner one.
      """,
    declares: .clean,
    fixes: "dispose-inner-forgotten"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let sequence = Observable<Int>.create { observer in
      numbers.subscribe(observer)
    }
    let subscription = sequence.subscribe(onNext: { [screen] in screen.show($0) })
    numbers.onNext(1)
    subscription.dispose()
    scope.log("the subscription is disposed")
    numbers.onNext(2)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
