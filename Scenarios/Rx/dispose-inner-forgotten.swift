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
  /// A subscription that is forgotten inside of `create`.
  ///
  /// ```
  /// numbers, a global variable ─► observer ─► the sink of create ─► onNext ─► screen
  /// ```
  static let disposeInnerForgotten = Scenario(
    name: "dispose-inner-forgotten",
    family: .rx,
    summary: "a create that subscribes to something inside and returns nothing to dispose",
    question: "The outer subscription is disposed. How would the inner one know?",
    lesson: """
      It does not. Disposal reaches what the closure returned, and that is nothing. The inner subscription goes
      on sending to a sink that drops everything, and holds it, with the subscriber behind it, until the inner
      sequence ends.
      """,
    declares: .leaks,
    fixedBy: "dispose-inner-returned",
    remedy: "return the disposable of the inner subscription"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let sequence = Observable<Int>.create { observer in
      _ = numbers.subscribe(observer)
      return Disposables.create()
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
