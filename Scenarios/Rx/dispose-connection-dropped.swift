import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A connection that nobody disposes.
  ///
  /// ```
  /// published ─► connection ─► published
  /// ```
  static let disposeConnectionDropped = Scenario(
    name: "dispose-connection-dropped",
    family: .rx,
    summary: "a connection to an endless source is dropped instead of disposed",
    question: "Nobody holds the published sequence or its connection. Are they gone?",
    lesson: """
      They hold each other: the connectable sequence its connection, to give it out again, and the connection
      the sequence, to tell it of the end. Disposal or the end of the source would open the ring, and the source
      has no end.
      """,
    declares: .leaks,
    fixedBy: "dispose-connection-disposed",
    remedy: "dispose the connection, or use refCount"
  ) { scope in
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { scope.log("disconnected") }
    }
    let published = scope.track(source.publish(), "published")
    _ = published.subscribe(onNext: { scope.log("received: \($0)") })
    _ = published.connect()
    scope.log("the published sequence is let go of")
    scope.letGo(consume published)
  }
}
