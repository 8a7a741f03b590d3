import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

extension Scenario {
  /// A subject that is disposed.
  ///
  /// ```
  /// numbers ─► observers[0] ─► onNext ─► screen      until the subject is disposed
  /// ```
  static let disposeSubjectSilently = Scenario(
    name: "dispose-subject-silently",
    family: .rx,
    summary: "a subject that is disposed tells nobody",
    question:
      "A subject is disposed while somebody is subscribed to it. What does the subscriber see?",
    lesson: """
      Nothing. A subject that is disposed drops its observers without an event, so the closures are freed and
      `onDisposed` is not called; that happens when somebody disposes the subscription. Who subscribes
      afterwards gets an error, unless the subject was completed after its disposal: that end is recorded, and
      is what late subscribers get.
      """,
    declares: .clean
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    let subscription = numbers.subscribe(
      onNext: { [screen] in screen.show($0) }, onDisposed: { scope.log("disposed") })
    scope.letGo(consume screen)
    numbers.onNext(1)
    numbers.dispose()
    scope.log("the subject is disposed")
    subscription.dispose()
    _ = numbers.subscribe(
      onError: { _ in scope.log("late: error") }, onCompleted: { scope.log("late: completed") })
    numbers.onCompleted()
    _ = numbers.subscribe(
      onError: { _ in scope.log("later: error") }, onCompleted: { scope.log("later: completed") })
    scope.letGo(consume numbers)
  }
}
