import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

extension Scenario {
  /// A subject with an end.
  ///
  /// ```
  /// numbers ─► no observers
  /// ```
  static let disposeCompletedSubject = Scenario(
    name: "dispose-completed-subject",
    family: .rx,
    summary: "a mapped subject that completes before it goes",
    question: "What does completion do that deallocation does not?",
    lesson: """
      It is an event. It reaches the sink, which passes it on and disposes itself, and the ring is open. The
      subject drops its observers as well: nothing of the subscription is left.
      """,
    declares: .clean,
    fixes: "dispose-endless-subject"
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    _ = numbers.map { $0 * 2 }.subscribe(onNext: { screen.show($0) })
    numbers.onNext(1)
    scope.log("the subject completes")
    numbers.onCompleted()
    scope.letGo(consume numbers)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
