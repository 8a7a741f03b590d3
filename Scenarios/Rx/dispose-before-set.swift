import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// Completion inside of the closure given to `create`.
  ///
  /// ```
  /// SinkDisposer: marked as disposed, empty ─► given sink and subscription ─► disposes both at once
  /// ```
  static let disposeBeforeSet = Scenario(
    name: "dispose-before-set",
    family: .rx,
    summary: "a sequence that ends while it is still being subscribed to",
    question:
      "The sequence completes before its closure has returned what is to be disposed. Who disposes that?",
    lesson: """
      The sink disposer does, later. It is asked to dispose while it is still empty and only sets its mark. When
      the closure has returned, what it returned is handed to the disposer, which finds the mark and disposes it
      on the spot. So `onDisposed` runs before the closure has come to its end, and the cleanup after it.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 6, "`setSinkAndSubscription` after the disposal")
  ) { scope in
    let sequence = scope.track(
      Observable<String>.create { observer in
        observer.onNext("ABC")
        observer.onCompleted()
        scope.log("the closure goes on")
        let socket = scope.track(Socket(scope), "socket")
        return Disposables.create { socket.close() }
      }, "sequence")
    _ = sequence.subscribe(
      onNext: { scope.log("received: \($0)") },
      onCompleted: { scope.log("completed") },
      onDisposed: { scope.log("disposed") })
    scope.log("subscribed")
    scope.letGo(consume sequence)
  }
}
