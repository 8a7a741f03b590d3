import ScenarioKit

/// Something that the user did.
private final class UsageEvent: Sendable {}

/// Collects what the user does, for whoever wants to send it somewhere.
private enum Usage {
  private static let (events, collector) = AsyncStream<UsageEvent>.makeStream()

  static func collect(_ event: UsageEvent) { collector.yield(event) }

  /// Sends what was collected; not called in builds without analytics.
  static func send(_ body: (UsageEvent) -> Void) async {
    for await event in events { body(event) }
  }
}

extension Scenario {
  /// A stream without a limit that nobody reads.
  ///
  /// ```
  /// static Usage.collector ─► stream's storage ─► pending ─► events
  /// ```
  static let streamUnbounded = Scenario(
    name: "stream-unbounded",
    family: .streams,
    summary: "a stream without a limit keeps what nobody has read yet",
    question: "Nobody reads the stream in this build. What does `yield` do with an event?",
    lesson: """
      It appends it. The buffer of an `AsyncStream` is unbounded unless a policy is given, and the
      producer is never made to wait. A reader that is slower than its producer, or absent as here, turns
      the stream into a list that only grows. There is no ring, no closure and no task: `[weak self]` has
      no place to be written.
      """,
    declares: .leaks,
    fixedBy: "stream-bounded",
    remedy: "give the stream a buffering policy with a limit"
  ) { scope in
    for name in ["opened", "scrolled", "closed"] {
      Usage.collect(scope.track(UsageEvent(), name))
    }
    scope.log("three events were collected")
  }
}
