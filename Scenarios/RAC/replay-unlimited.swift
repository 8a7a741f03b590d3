import ReactiveCore
import ScenarioKit

/// A value that takes memory.
private final class Page {}

/// Lives as long as the program, and sends pages.
private let pages = RACSubject<Page>()

extension Scenario {
  /// A recorder that nobody stops.
  ///
  /// ```
  /// pages, a global variable ─► subscribers[0] ─► … ─► replay subject ─► four pages
  /// ```
  static let replayUnlimited = Scenario(
    name: "replay-unlimited",
    family: .rac,
    summary: "a replay that nobody holds goes on recording what its source sends",
    question:
      "The replayed signal was dropped and nobody is subscribed to it. Does it still record?",
    lesson: """
      `replay` subscribes to its source at once and stays subscribed until the source ends, whether anybody
      listens or not. The source holds that subscription, the subscription the replay subject, and that every
      value so far: it grows with each page, and nobody in the program has a name for it.
      """,
    declares: .leaks,
    fixedBy: "replay-autoconnected",
    remedy: "let the source end, or multicast into a replay subject and autoconnect"
  ) { scope in
    let replayed = pages.map { $0 }.replay()
    replayed.take(1).subscribeNext { _ in scope.log("shows the first page") }
    for number in 1...3 { pages.sendNext(scope.track(Page(), "page \(number)")) }
    scope.log("the replayed signal is let go of")
    scope.letGo(consume replayed)
    pages.sendNext(scope.track(Page(), "page 4"))
  }
}
