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
  /// A ring through a shared sequence.
  ///
  /// ```
  /// line ─► observer ─► sink ─► connection ─► shared sequence ─► source ─► the closure of create ─► line
  /// ```
  static let disposeShareStashed = Scenario(
    name: "dispose-share-stashed",
    family: .rx,
    summary: "a closure of create that can reach the observer it stored, behind share",
    question: "Everything is disposed, and nobody outside holds any of it. Why is it still there?",
    lesson: """
      The closure stored the observer where it can reach it itself. Behind `map` that would be harmless, because
      a subscription to `map` does not hold its source. The connection of `share` does: variable, observer,
      sink, connection, shared sequence, source, closure, and back to the variable.
      """,
    declares: .leaks,
    fixedBy: "dispose-share-cleared",
    remedy: "clear the variable in the disposable that create returns"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let line = Line()
    let numbers = Observable<Int>.create { [screen] observer in
      screen.show(0)
      line.observer = observer
      return Disposables.create()
    }.share()
    let subscription = numbers.subscribe(onNext: { [screen] in screen.show($0) })
    line.observer?.onNext(1)
    subscription.dispose()
    scope.log("the subscription is disposed")

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
