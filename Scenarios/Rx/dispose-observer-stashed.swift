import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

/// Who is to be told; only the main thread uses it.
nonisolated(unsafe) private var listener: AnyObserver<Int>?

extension Scenario {
  /// An observer in the wrong hands.
  ///
  /// ```
  /// listener, a global variable ─► the observer ─► sink ─► observer ─► onNext ─► screen
  /// ```
  static let disposeObserverStashed = Scenario(
    name: "dispose-observer-stashed",
    family: .rx,
    summary: "an observer that was stored outside of create holds the subscriber after disposal",
    question:
      "The subscription is disposed and nothing is delivered any more. Is everything let go of?",
    lesson: """
      An observer is a closure over the sink, and a sink never lets go of the observer behind it; it is only
      marked. Whoever stores the observer stores the subscriber's closures, disposed or not, until it is
      forgotten.
      """,
    declares: .leaks,
    fixedBy: "dispose-observer-forgotten",
    remedy: "forget the observer in the disposable that create returns"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let numbers = Observable<Int>.create { observer in
      listener = observer
      return Disposables.create()
    }
    let subscription = numbers.subscribe(onNext: { [screen] in screen.show($0) })
    listener?.onNext(1)
    subscription.dispose()
    scope.log("the subscription is disposed")
    listener?.onNext(2)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
