import ReactiveCore
import ScenarioKit

/// An element that takes memory.
private final class Page {}

/// Lives as long as the program.
private let pages = ReplaySubject<Page>.createUnbounded()

extension Scenario {
  /// A subject that remembers.
  ///
  /// ```
  /// pages, a global variable ─► buffer ─► three pages
  /// ```
  static let disposeReplayValues = Scenario(
    name: "dispose-replay-values",
    family: .rx,
    summary: "a replay subject without a limit holds every element that it was sent",
    question: "The pages were shown and nobody is subscribed any more. Why are they still there?",
    lesson: """
      A replay subject records what it sends for subscribers who come later, and one without a limit records
      everything: it grows with the number of events. Completion does not empty it, since late subscribers are
      to get the elements even then. Only disposing it or letting it go does.
      """,
    declares: .leaks,
    fixedBy: "dispose-replay-limited",
    remedy: "limit the buffer, and dispose the subject when nobody will come any more"
  ) { scope in
    for number in 1...3 { pages.onNext(scope.track(Page(), "page \(number)")) }
    pages.subscribe(onNext: { _ in scope.log("shows a page") }).dispose()
    pages.onCompleted()
    scope.log("completed")
  }
}
