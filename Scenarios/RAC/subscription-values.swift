import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The subscription article's first program: four values and no ending.
  static let subscriptionValues = Scenario(
    name: "subscription-values",
    family: .rac,
    summary: "four values and no terminal event",
    question: "Nobody sends completed. Does the cleanup run?",
    lesson: """
      The article's signal is a street singer whom people throw things at. Creating a signal only stores a
      block; subscribing runs it. The block sends four values to a subscriber that the user never sees, and
      returns what cleans up. It does not keep the subscriber, so that goes when the call returns, and a
      subscriber that goes disposes its subscription. The cleanup runs without completion.
      """,
    declares: .clean,
    sample: ArticleSample(.subscription, 1, "a signal of four values and a cleanup")
  ) { scope in
    let signal = scope.track(
      RACSignal<String>.createSignal { subscriber in
        subscriber.sendNext("steel pans")
        subscriber.sendNext("the tinker calls with tears in his eyes")
        subscriber.sendNext("bring me your broken pans, take new ones home")
        subscriber.sendNext("hey, whose shoe is that? stop throwing things")
        return RACDisposable { scope.log("the song is over, the crowd is gone") }
      }, "signal")
    signal.subscribeNext { scope.log("I hear: \($0)") }
    scope.log("subscribed")
    withExtendedLifetime(signal) {}
  }
}
