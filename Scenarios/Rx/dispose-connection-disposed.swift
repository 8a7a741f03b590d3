import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A connection that is disposed.
  ///
  /// ```
  /// published ─► connection ─► published       until the connection is disposed
  /// ```
  static let disposeConnectionDisposed = Scenario(
    name: "dispose-connection-disposed",
    family: .rx,
    summary: "a connection that is disposed before it is let go of",
    question: "The connection is disposed. What do its subscribers hear?",
    lesson: """
      Nothing: neither completion nor `onDisposed`. Disconnecting ends the subscription to the source and opens
      the ring, and the subscribers stay in a subject that is gone with the published sequence.
      """,
    declares: .clean,
    fixes: "dispose-connection-dropped"
  ) { scope in
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { scope.log("disconnected") }
    }
    let published = scope.track(source.publish(), "published")
    _ = published.subscribe(
      onNext: { scope.log("received: \($0)") }, onDisposed: { scope.log("disposed") })
    let connection = published.connect()
    connection.dispose()
    scope.log("the connection is disposed")
    scope.letGo(consume published)
  }
}
