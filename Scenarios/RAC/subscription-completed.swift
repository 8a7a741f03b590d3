import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A signal that completes later, from outside its block.
  static let subscriptionCompleted = Scenario(
    name: "subscription-completed",
    family: .rac,
    summary: "completion, with the cleanup before it",
    question: "Which comes first, the cleanup or `completed`?",
    lesson: """
      This block stores its subscriber and returns at once, as one that waits for a network does. When
      completion is sent later, the subscription is disposed first and the completed block is called
      afterwards: by the time you hear of the end, everything has been cleaned up.
      """,
    declares: .clean,
    sample: ArticleSample(.subscription, 3, "the completion that is commented out there")
  ) { scope in
    var speaker: (any RACSubscriberProtocol<String>)?
    let signal = scope.track(
      RACSignal<String>.createSignal { subscriber in
        speaker = subscriber
        return RACDisposable { scope.log("the song is over, the crowd is gone") }
      }, "signal")
    signal.subscribeNext(
      { scope.log("I hear: \($0)") },
      completed: { scope.log("completed") })
    speaker?.sendNext("steel pans")
    speaker?.sendCompleted()
    speaker?.sendNext("an encore nobody hears")
    speaker = nil
    withExtendedLifetime(signal) {}
  }
}
