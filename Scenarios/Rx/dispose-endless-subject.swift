import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

extension Scenario {
  /// A subject without an end.
  ///
  /// ```
  /// numbers ─► the sink of map, for as long as numbers is there
  /// SinkDisposer ─► sink ─► SinkDisposer, and sink ─► observer ─► onNext ─► screen
  /// ```
  static let disposeEndlessSubject = Scenario(
    name: "dispose-endless-subject",
    family: .rx,
    summary: "a mapped subject that goes without completing leaves its subscription behind",
    question: "The subject is gone. Is the subscription to it gone as well?",
    lesson: """
      A subject that is deallocated says nothing: no completion, no `onDisposed`. Subscribed to directly, the
      observer would go with it. With an operator in between there is a ring of sink and disposer, which does
      not need the subject, and which nobody can reach any more to dispose it.
      """,
    declares: .leaks,
    fixedBy: "dispose-completed-subject",
    remedy: "complete the subject before it goes, or dispose the subscription"
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    _ = numbers.map { $0 * 2 }.subscribe(onNext: { screen.show($0) })
    numbers.onNext(1)
    scope.log("the subject is let go of")
    scope.letGo(consume numbers)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
