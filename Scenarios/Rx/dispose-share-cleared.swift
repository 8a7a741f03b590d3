import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

/// Remembers whom to send to.
private final class Line {
  var observer: AnyObserver<Int>?
}

extension Scenario {
  /// The variable is cleared.
  ///
  /// ```
  /// line ─► nobody
  /// ```
  static let disposeShareCleared = Scenario(
    name: "dispose-share-cleared",
    family: .rx,
    summary: "a closure of create that clears the variable with the observer when it is disposed",
    question: "The ring has seven parts. Which one is the easiest to cut?",
    lesson: """
      The variable, since the code that sets it is the one that knows when it is over: in the disposable that
      `create` returns.
      """,
    declares: .clean,
    fixes: "dispose-share-stashed"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let line = Line()
    let numbers = Observable<Int>.create { [screen] observer in
      screen.show(0)
      line.observer = observer
      return Disposables.create { line.observer = nil }
    }.share()
    let subscription = numbers.subscribe(onNext: { [screen] in screen.show($0) })
    line.observer?.onNext(1)
    subscription.dispose()
    scope.log("the subscription is disposed")

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
