import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A source that fails at once, again and again.
  static let disposeRetryEndless = Scenario(
    name: "dispose-retry-endless",
    family: .rx,
    summary:
      "retry of a sequence that fails while it is being subscribed to does not stop for take",
    question: "take(3) has had its three elements. How often is the source subscribed to?",
    lesson: """
      As often as it fails: a thousand times here, because it stops failing then. While a subscription is being
      made there is nothing in its disposer yet, so `take` can refuse elements but cannot stop what is upstream.
      A source that fails on the spot for ever never lets `subscribe` return.
      """,
    declares: .clean
  ) { scope in
    var attempts = 0
    let source = scope.track(
      Observable<Int>.create { observer in
        attempts += 1
        observer.onNext(attempts)
        if attempts < 1000 { observer.onError(RxError.timeout) }
        return Disposables.create()
      }, "source")
    _ = source.retry().take(3).subscribe(
      onNext: { scope.log("received: \($0)") }, onCompleted: { scope.log("completed") })
    scope.log("\(attempts) attempts")
    scope.letGo(consume source)
  }
}
