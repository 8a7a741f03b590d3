import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// A sequence that ends with completion.
  ///
  /// ```
  /// the end ─► sink ─► subscriber: told, then onDisposed
  ///            sink ─► its disposer ─► what create returned ─► socket     afterwards
  /// ```
  static let disposeCompleted = Scenario(
    name: "dispose-completed",
    family: .rx,
    summary: "after completion the subscriber is told first, and the sequence cleans up last",
    question:
      "Nobody disposes anything: the sequence ends with completion. Is it cleaned up after, and when?",
    lesson: """
      The end comes from upstream and reaches the subscriber first: `onCompleted`, then `onDisposed`. On the way
      back each sink disposes itself, which ends in what `create` returned: the cleanup comes last. By hand it
      is the other way round.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 3, "`subscribe` disposes on `.completed`")
  ) { scope in
    let sequence = scope.track(
      Observable<String>.create { observer in
        VirtualRunLoop.main.perform {
          observer.onNext("ABC")
          observer.onCompleted()
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
