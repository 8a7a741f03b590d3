import ReactiveCore
import ScenarioKit

/// The singer's fans have pulled the plug.
private struct MicrophoneUnplugged: Error {}

extension Scenario {
  /// The subscription article's second program: an error between the values.
  static let subscriptionError = Scenario(
    name: "subscription-error",
    family: .rac,
    summary: "an error between the values",
    question: "The block sends two more values and a second error. Who hears them?",
    lesson: """
      The first error ends the subscription: the subscriber drops its blocks, and what the block sends
      afterwards is dropped. The block itself runs to its end, and only then is there a disposable to
      dispose: when the ending comes from inside the block, the cleanup runs after the error was reported.
      """,
    declares: .clean,
    sample: ArticleSample(.subscription, 2, "an error between the values")
  ) { scope in
    let signal = RACSignal<String>.createSignal { subscriber in
      subscriber.sendNext("steel pans")
      subscriber.sendNext("the tinker calls with tears in his eyes")
      subscriber.sendError(MicrophoneUnplugged())
      subscriber.sendNext("bring me your broken pans, take new ones home")
      subscriber.sendNext("hey, whose shoe is that? stop throwing things")
      subscriber.sendError(nil)
      scope.log("the block has sent everything")
      return RACDisposable { scope.log("the song is over, the crowd is gone") }
    }
    scope.track(signal, "signal").subscribeNext(
      { scope.log("I hear: \($0)") },
      error: { error in scope.log("error: \(error.map { "\($0)" } ?? "nil")") })
  }
}
