import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe(to numbers: Observable<Int>) {
    _ = numbers.subscribe(onNext: { self.show($0) })
  }
}

/// Sends one number and goes on for ever.
private func numbers() -> Observable<Int> {
  .create { observer in
    observer.onNext(1)
    return Disposables.create()
  }
}

extension Scenario {
  /// An endless subscription that nobody can end.
  ///
  /// ```
  /// SinkDisposer ─► sink ─► SinkDisposer                       a ring that nobody holds
  ///                 sink ─► observer ─► onNext ─► screen
  /// ```
  static let disposeResultDropped = Scenario(
    name: "dispose-result-dropped",
    family: .rx,
    summary: "a subscription to an endless sequence whose disposable is thrown away",
    question:
      "Nobody keeps the disposable, and the sequence never ends. Is the subscription gone with its disposable?",
    lesson: """
      Dropping a disposable disposes nothing. A subscription through an operator or `create` keeps itself: its
      disposer owns the sink, the sink owns the disposer, and the sink owns the closures of the subscriber, with
      the screen that they name. The ring is opened by disposal, by an error or by completion, and here comes
      none of them.
      """,
    declares: .leaks,
    fixedBy: "dispose-result-kept",
    remedy: "keep the disposable and dispose it, or put it into a bag"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(to: numbers())

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
