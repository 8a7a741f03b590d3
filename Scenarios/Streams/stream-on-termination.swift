import ScenarioKit

/// Measures a heart, and says so in a stream.
// Unchecked: used on one thread at a time.
private final class HeartSensor: @unchecked Sendable {
  let beats: AsyncStream<Int>
  private let beat: AsyncStream<Int>.Continuation
  private var isOn = false

  init() {
    (beats, beat) = AsyncStream.makeStream()
    beat.onTermination = { _ in self.switchOff() }
    isOn = true
  }

  private func switchOff() { isOn = false }
}

extension Scenario {
  /// A stream's termination handler uses the object that owns the stream.
  ///
  /// ```
  /// sensor ─► beat ─► stream's storage ─► onTermination ─► sensor
  /// ```
  static let streamOnTermination = Scenario(
    name: "stream-on-termination",
    family: .streams,
    summary: "the onTermination of a sensor's own stream uses the sensor",
    question:
      "The handler is there to switch the sensor off when nobody listens any more. Is it called?",
    lesson: """
      A stream ends when it is finished, or when the last handle to it has gone. The sensor owns both
      ends: the stream it hands out and the continuation, whose storage keeps the handler, which keeps the
      sensor. The last handle is behind the ring, so the stream never ends. `[weak self]` is all that is
      needed here, since the handler has nothing to do once the sensor has gone.
      """,
    declares: .leaks,
    fixedBy: "stream-on-termination-weak",
    remedy: "capture self weakly in onTermination"
  ) { scope in
    let sensor = scope.track(HeartSensor(), "sensor")
    scope.log("the sensor is on")
    scope.letGo(consume sensor)
    scope.log("the watch is taken off")
  }
}
