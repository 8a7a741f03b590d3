import ReactiveCore
import ScenarioKit

/// An element that takes memory.
private final class Page {}

extension Scenario {
  /// A shared sequence and its connection.
  ///
  /// ```
  /// shared ─► connection ─► the last element        until the last subscriber has left, or the source has ended
  ///           connection ─► shared
  /// ```
  static let disposeShareZero = Scenario(
    name: "dispose-share-zero",
    family: .rx,
    summary:
      "a shared sequence lets go of its source and its last element with its last subscriber",
    question:
      "Two subscribers share one connection and the element that it keeps for late ones. How long?",
    lesson: """
      Until the second has left. The element is kept in the connection, the connection by its subscribers, and
      the shared sequence holds at most one connection. The last to leave disposes the source, hears of its own
      disposal after that, and the next subscriber begins anew: its source is called again.
      """,
    declares: .clean
  ) { scope in
    let shared = scope.track(
      Observable<Page>.create { observer in
        scope.log("connected")
        observer.onNext(scope.track(Page(), "page"))
        return Disposables.create { scope.log("disconnected") }
      }.share(replay: 1), "shared")
    let subscriptions = [1, 2].map { number in
      shared.subscribe(
        onNext: { _ in scope.log("subscriber \(number) shows the page") },
        onDisposed: { scope.log("subscriber \(number) disposed") })
    }
    for subscription in subscriptions { subscription.dispose() }
    scope.log("nobody is subscribed")
    shared.subscribe(onNext: { _ in scope.log("a late one shows a page") }).dispose()
    scope.letGo(consume shared)
  }
}
