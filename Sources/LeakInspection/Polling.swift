/// Asks again and again, with pauses that grow, and that are long where asking takes long.
package enum Polling {
  /// How many times as long as asking took the pause is at least: whoever waits must not keep the processors from
  /// what is waited for.
  private static let pausesPerQuestion = 4
  private static let firstPause = Duration.milliseconds(1)
  private static let longestPause = Duration.milliseconds(50)

  /// Asks until there is an answer or the time is over; at least once, and once more at the end.
  ///
  /// Blocks the thread.
  ///
  /// - Parameters:
  ///   - limit: How long to go on.
  ///   - ask: Returns nil to be asked again.
  /// - Returns: The answer, if there was one in time.
  package static func answer<Answer>(within limit: Duration, _ ask: () -> Answer?) -> Answer? {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var pause = firstPause
    while true {
      let start = clock.now
      if let answer = ask() { return answer }
      let now = clock.now
      guard now < end else { return nil }
      Platform.sleep(for: min(max(pause, start.duration(to: now) * pausesPerQuestion), end - now))
      pause = min(pause * 2, longestPause)
    }
  }
}
