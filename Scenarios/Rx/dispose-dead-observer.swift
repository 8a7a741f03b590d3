import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func subscribe(_ formatter: Formatter) {
    _ = numbers.subscribe(with: self, onNext: { $0.show(formatter.text($1)) })
  }

  private func show(_ text: String) { scope.log("shows \(text)") }
}

/// What the closure needs to show a number.
private final class Formatter {
  func text(_ number: Int) -> String { "number \(number)" }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// An observer that is left behind.
  ///
  /// ```
  /// numbers, a global variable ─► observer ─► onNext ~weak~> screen
  ///                                           onNext ─► formatter
  /// ```
  static let disposeDeadObserver = Scenario(
    name: "dispose-dead-observer",
    family: .rx,
    summary: "subscribe(with:) on a subject that outlives the object leaves a dead observer",
    question: "The closure does not hold the screen, which goes. Does its subscription go with it?",
    lesson: """
      The closures are not called any more, and that is all. The subject lives on and keeps its observer, one
      for every screen that ever was, with everything else that the closures captured: here the formatter.
      """,
    declares: .leaks,
    fixedBy: "dispose-dead-observer-bag",
    remedy: "put the subscription into a bag of the object"
  ) { scope in
    let formatter = scope.track(Formatter(), "formatter")
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(formatter)
    scope.letGo(consume formatter)
    numbers.onNext(1)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    numbers.onNext(2)
    scope.log("has observers: \(numbers.hasObservers)")
  }
}
