import ScenarioKit

/// Something that the user did.
private final class UsageEvent: Sendable {}

/// Collects what the user does, for whoever wants to send it somewhere.
private enum Usage {
  private static let (events, collector) = AsyncStream<UsageEvent>.makeStream(
    bufferingPolicy: .bufferingNewest(0))

  static func collect(_ event: UsageEvent) { collector.yield(event) }

  /// Sends what was collected; not called in builds without analytics.
  static func send(_ body: (UsageEvent) -> Void) async {
    for await event in events { body(event) }
  }
}

extension Scenario {
  /// A stream that keeps nothing for later.
  ///
  /// ```
  /// static Usage.collector ─► stream's storage ─► pending, empty
  /// ```
  static let streamBounded = Scenario(
    name: "stream-bounded",
    family: .streams,
    summary: "a stream keeps no more events than its policy allows",
    question: "Nobody reads this stream either. Where do the events go?",
    lesson: """
      Nowhere: with `bufferingNewest(0)` an event reaches a reader who waits for it, or nobody. Which
      limit is right depends on what is sent. Positions and progress want the newest one; a log may want
      the last hundred; only what must not be lost wants no limit, and then somebody has to read.
      """,
    declares: .clean,
    fixes: "stream-unbounded"
  ) { scope in
    for name in ["opened", "scrolled", "closed"] {
      Usage.collect(scope.track(UsageEvent(), name))
    }
    scope.log("three events were collected")
  }
}
