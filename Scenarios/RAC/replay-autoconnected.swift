import ReactiveCore
import ScenarioKit

/// A value that takes memory.
private final class Page {}

/// Lives as long as the program, and sends pages.
private let pages = RACSubject<Page>()

extension Scenario {
  /// A recorder with an end.
  ///
  /// ```
  /// pages, a global variable ─► no subscribers
  /// ```
  static let replayAutoconnected = Scenario(
    name: "replay-autoconnected",
    family: .rac,
    summary: "a replay that disconnects when its last subscriber has gone",
    question: "The recorder is the same. Who stops it now?",
    lesson: """
      The last subscriber. `autoconnect` subscribes to the source for the first subscriber and leaves it after
      the last one, so the source forgets the replay subject, and the pages go with it.
      """,
    declares: .clean,
    fixes: "replay-unlimited"
  ) { scope in
    let connection = pages.map { $0 }.multicast(RACReplaySubject<Page>())
    let replayed = connection.autoconnect()
    let subscription = replayed.subscribeNext { _ in scope.log("shows a page") }
    for number in 1...3 { pages.sendNext(scope.track(Page(), "page \(number)")) }
    subscription?.dispose()
    scope.log("nobody is subscribed")
    scope.letGo(consume replayed)
    scope.letGo(consume connection)
    pages.sendNext(scope.track(Page(), "page 4"))
  }
}
