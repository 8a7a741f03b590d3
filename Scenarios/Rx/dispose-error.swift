import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// A sequence that ends with an error.
  ///
  /// ```
  /// the end ─► sink ─► subscriber: told, then onDisposed
  ///            sink ─► its disposer ─► what create returned ─► socket     afterwards
  /// ```
  static let disposeError = Scenario(
    name: "dispose-error",
    family: .rx,
    summary: "after an error the subscriber is told first, and the sequence cleans up last",
    question:
      "Nobody disposes anything: the sequence ends with an error. Is it cleaned up after, and when?",
    lesson: """
      An error ends a subscription as completion does: `onError`, then `onDisposed`, and when the event has come
      to the end of the chain the sinks dispose themselves and the cleanup runs. Nothing is left for anybody to
      dispose.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 4, "`subscribe` disposes on `.error`")
  ) { scope in
    let sequence = scope.track(
      Observable<String>.create { observer in
        VirtualRunLoop.main.perform {
          observer.onNext("ABC")
          observer.onError(RxError.timeout)
        }
        let socket = scope.track(Socket(scope), "socket")
        return Disposables.create { socket.close() }
      }, "sequence")
    let subscription = sequence.subscribe(
      onNext: { scope.log("received: \($0)") },
      onError: { _ in scope.log("error") },
      onCompleted: { scope.log("completed") },
      onDisposed: { scope.log("disposed") })
    scope.log("subscribed")
    scope.settle()
    subscription.dispose()
    scope.log("dispose() afterwards does nothing")
    scope.letGo(consume sequence)
  }
}
