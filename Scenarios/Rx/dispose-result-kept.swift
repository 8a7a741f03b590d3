import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private var subscription: (any Disposable)?

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe(to numbers: Observable<Int>) {
    subscription = numbers.subscribe(onNext: { self.show($0) })
  }

  func disappear() { subscription?.dispose() }
}

/// Sends one number and goes on for ever.
private func numbers() -> Observable<Int> {
  .create { observer in
    observer.onNext(1)
    return Disposables.create()
  }
}

extension Scenario {
  /// The same subscription with somebody who ends it.
  ///
  /// ```
  /// screen ─► subscription ─► SinkDisposer ─► sink ─► onNext ─► screen      until the screen disappears
  /// ```
  static let disposeResultKept = Scenario(
    name: "dispose-result-kept",
    family: .rx,
    summary: "a subscription to an endless sequence whose disposable is kept and disposed",
    question: "The closure still names the screen. When is the screen free to go?",
    lesson: """
      When the subscription is disposed: the disposer lets go of its sink, the ring is open, and the closures go
      with the sink. Until then the screen is held, so this works only because disposing is tied to something
      other than its deinit.
      """,
    declares: .clean,
    fixes: "dispose-result-dropped"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(to: numbers())
    scope.log("the screen disappears")
    screen.disappear()

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
