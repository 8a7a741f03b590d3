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
      Creating a signal only stores a block; subscribing runs it. The block sends four values to a subscriber
      that the user never sees, and returns what cleans up. It does not keep the subscriber, so the
      subscriber goes when the call returns, and a subscriber that goes disposes its subscription. The
      cleanup runs without completion.
      """,
    declares: .clean
  ) { scope in
    let signal = scope.track(
      RACSignal<String>.createSignal { subscriber in
        subscriber.sendNext("the steel pan")
        subscriber.sendNext("tearfully calls for the ladle mender")
        subscriber.sendNext("swap your broken pans for new ones, leave them anywhere")
        subscriber.sendNext("hey, hey, whose shoe is this, do not throw things")
        return RACDisposable { scope.log("the show is over, some ointment") }
      }, "signal")
    signal.subscribeNext { scope.log("I hear: \($0)") }
    scope.log("subscribed")
    withExtendedLifetime(signal) {}
  }
}
