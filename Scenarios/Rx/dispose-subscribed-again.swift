import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// One sequence, two subscriptions.
  ///
  /// ```
  /// sequence ─► the closure given to create       as long as anybody holds the sequence
  /// each subscription ─► a sink and a socket of its own
  /// ```
  static let disposeSubscribedAgain = Scenario(
    name: "dispose-subscribed-again",
    family: .rx,
    summary: "a sequence is subscribed to again after its first subscription was disposed",
    question: "The subscription has been disposed. Is the sequence itself used up?",
    lesson: """
      Disposing ends a relation, not the sequence. The sequence is a description: each subscription calls its
      closure anew, with a sink, a disposer and a socket of its own, and what the first one left behind is gone
      by then.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 10, "what ends is the relation, not the sequence")
  ) { scope in
    let sequence = scope.track(
      Observable<String>.create { observer in
        observer.onNext("ABC")
        let socket = scope.track(Socket(scope), "socket")
        return Disposables.create { socket.close() }
      }, "sequence")
    for number in 1...2 {
      let subscription = sequence.subscribe(
        onNext: { scope.log("subscriber \(number) received: \($0)") },
        onDisposed: { scope.log("subscriber \(number) disposed") })
      subscription.dispose()
    }
    scope.log("the sequence is let go of")
    scope.letGo(consume sequence)
  }
}
