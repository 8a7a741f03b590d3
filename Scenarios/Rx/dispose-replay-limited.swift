import ReactiveCore
import ScenarioKit

/// An element that takes memory.
private final class Page {}

/// Lives as long as the program.
private let pages = ReplaySubject<Page>.create(bufferSize: 1)

extension Scenario {
  /// A subject that remembers one.
  ///
  /// ```
  /// pages, a global variable ─► buffer ─► the last page, until the subject is disposed
  /// ```
  static let disposeReplayLimited = Scenario(
    name: "dispose-replay-limited",
    family: .rx,
    summary: "a replay subject of one element, disposed in the end",
    question:
      "The subject lives as long as the program. Which of the pages does it hold, and how long?",
    lesson: """
      One at a time: an element that makes room for another is let go of. Disposing the subject empties the
      buffer, silently: subscribers are told nothing, and who subscribes later gets an error.
      """,
    declares: .clean,
    fixes: "dispose-replay-values"
  ) { scope in
    for number in 1...3 { pages.onNext(scope.track(Page(), "page \(number)")) }
    scope.log("three pages were sent")
    pages.dispose()
    scope.log("the subject is disposed")
  }
}
