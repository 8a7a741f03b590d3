import ReactiveCore
import ScenarioKit

/// Sends to the last subscriber until it is told to forget it.
private final class Megaphone {
  var subscriber: (any RACSubscriberProtocol<String>)?
}

extension Scenario {
  /// A subscriber that is dropped by its producer without a terminal event.
  ///
  /// ```
  /// megaphone ─► node ─► subscriber ─► disposable ─► cleanup
  /// ```
  static let subscriberDropped = Scenario(
    name: "subscriber-dropped",
    family: .rac,
    summary: "a subscriber that goes without a terminal event",
    question: "The producer forgets its subscriber. Who runs the cleanup?",
    lesson: """
      After `subscribeNext` only the producer holds the subscription. When it lets go, the subscriber
      deinitialises, and on its way disposes the subscriptions made for it. The cleanup runs; neither error
      nor completed is called.
      """,
    declares: .clean
  ) { scope in
    let megaphone = scope.track(Megaphone(), "megaphone")
    let signal = RACSignal<String>.createSignal { subscriber in
      megaphone.subscriber = subscriber
      return RACDisposable { scope.log("the song is over, the crowd is gone") }
    }
    signal.subscribeNext(
      { scope.log("I hear: \($0)") },
      completed: { scope.log("completed") })
    megaphone.subscriber?.sendNext("steel pans")
    scope.log("the producer forgets its subscriber")
    megaphone.subscriber = nil
    scope.log("and goes on")
    withExtendedLifetime((megaphone, signal)) {}
  }
}
