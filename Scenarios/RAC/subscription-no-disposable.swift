import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A block that has nothing to clean up.
  static let subscriptionNoDisposable = Scenario(
    name: "subscription-no-disposable",
    family: .rac,
    summary: "a producer that returns no disposable",
    question: "The block returns nil. What does `subscribeNext` return?",
    lesson: """
      A block that only sends has nothing to clean up and may return nil. The subscriber's own disposable is
      there all the same: it stops delivery, and it is disposed when the subscription has ended.
      """,
    declares: .clean,
    sample: ArticleSample(.subscription, 4, "`nil` in place of a disposable")
  ) { scope in
    let signal = scope.track(
      RACSignal<String>.createSignal { subscriber in
        subscriber.sendNext("steel pans")
        subscriber.sendCompleted()
        return nil
      }, "signal")
    let subscription = signal.subscribeNext(
      { scope.log("I hear: \($0)") },
      completed: { scope.log("completed") })
    scope.log("there is a disposable: \(subscription != nil)")
    scope.log("it is disposed: \(subscription?.isDisposed ?? false)")
    withExtendedLifetime(signal) {}
  }
}
