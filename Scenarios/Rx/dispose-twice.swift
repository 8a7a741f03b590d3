import ReactiveCore
import ScenarioKit

/// What a sequence needs while somebody is subscribed to it.
private final class Socket {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func close() { scope.log("cleaned up") }
}

extension Scenario {
  /// Disposing twice.
  static let disposeTwice = Scenario(
    name: "dispose-twice",
    family: .rx,
    summary: "a subscription that is disposed twice cleans up once",
    question: "The subscription is disposed a second time. What happens a second time?",
    lesson: """
      Nothing. Every disposable sets a mark before it does its work, and whoever finds the mark set goes away,
      however many threads try at once. The action is taken out and let go of when it has run, so the first call
      frees what it captured, although the disposable itself is still there.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 2, "`AnonymousDisposable` runs its action once")
  ) { scope in
    let socket = scope.track(Socket(scope), "socket")
    let sequence = Observable<Int>.create { [socket] _ in Disposables.create { socket.close() } }
    let subscription = sequence.subscribe(onDisposed: { scope.log("disposed") })
    subscription.dispose()
    scope.log("once")
    subscription.dispose()
    scope.log("twice")
    scope.letGo(consume socket)
  }
}
