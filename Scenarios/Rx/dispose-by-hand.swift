import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// The program that the article on disposal begins with.
  ///
  /// ```
  /// returned disposable ─► 1. subscription, a SinkDisposer ─► sink ─► the subscriber's closures
  ///                                                        ─► what create returned ─► socket
  ///                     ─► 2. onDisposed
  /// ```
  static let disposeByHand = Scenario(
    name: "dispose-by-hand",
    family: .rx,
    summary: "a subscription that is disposed by hand cleans up, then tells its subscriber",
    question:
      "Two closures wait for the disposal, one of the sequence and one of the subscriber. Which runs first?",
    lesson: """
      `subscribe` returns a disposable of two: the subscription, which leads to what `create` returned, and
      after it the subscriber's `onDisposed`. Disposing walks them in this order, once. Each closure is let go
      of as soon as it has run, so what the cleanup captured is gone before `onDisposed` is called.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 1, "a sequence, its subscription and `dispose()`")
  ) { scope in
    let sequence = scope.track(
      Observable<String>.create { observer in
        observer.onNext("ABC")
        let socket = scope.track(Socket(scope), "socket")
        return Disposables.create { socket.close() }
      }, "sequence")
    let subscription = sequence.subscribe(
      onNext: { scope.log("received: \($0)") },
      onError: { scope.log("error: \($0)") },
      onCompleted: { scope.log("completed") },
      onDisposed: { scope.log("disposed") })
    scope.log("subscribed")
    subscription.dispose()
    scope.log("dispose() has returned")
    scope.letGo(consume sequence)
  }
}
