import ScenarioKit

/// Measures a heart, and says so in a stream.
// Unchecked: used on one thread at a time.
private final class HeartSensor: @unchecked Sendable {
  let beats: AsyncStream<Int>
  private let beat: AsyncStream<Int>.Continuation
  private var isOn = false

  init() {
    (beats, beat) = AsyncStream.makeStream()
    beat.onTermination = { [weak self] _ in self?.switchOff() }
    isOn = true
  }

  private func switchOff() { isOn = false }
}

extension Scenario {
  /// The same handler with a weak self.
  ///
  /// ```
  /// sensor ─► beat ─► stream's storage ─► onTermination ~weak~> sensor
  /// ```
  static let streamOnTerminationWeak = Scenario(
    name: "stream-on-termination-weak",
    family: .streams,
    summary: "the onTermination of a sensor's own stream refers to the sensor weakly",
    question: "The sensor goes, and its stream with it. What does the handler find?",
    lesson: """
      Nothing: it is called because the stream's last handle went with the sensor, and the weak self is
      nil by then. What has to happen at the end in any case, to unregister something for instance, must
      not need the object that ends.
      """,
    declares: .clean,
    fixes: "stream-on-termination"
  ) { scope in
    let sensor = scope.track(HeartSensor(), "sensor")
    scope.log("the sensor is on")
    scope.letGo(consume sensor)
    scope.log("the watch is taken off")
  }
}
