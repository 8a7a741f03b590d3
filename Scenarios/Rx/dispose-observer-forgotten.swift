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
  /// An observer that is forgotten.
  ///
  /// ```
  /// listener, a global variable ─► no observers
  /// ```
  static let disposeObserverForgotten = Scenario(
    name: "dispose-observer-forgotten",
    family: .rx,
    summary: "an observer that was stored outside of create and is forgotten at disposal",
    question: "What has the disposable that create returns to do?",
    lesson: """
      To undo what the closure did: it registered an observer, so it is to take it off again. With that the sink
      goes, and all that is downstream of it.
      """,
    declares: .clean,
    fixes: "dispose-observer-stashed"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    let numbers = Observable<Int>.create { observer in
      listener = observer
      return Disposables.create { listener = nil }
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
