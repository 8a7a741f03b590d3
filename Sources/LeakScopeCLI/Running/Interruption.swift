import ScenarioKit

/// The wish of somebody to end the run, by Ctrl-C or a request to terminate.
final class Interruption: Sendable {
  /// The run is to end.
  struct Requested: Error {}

  private let isRequested = Locked(false)

  /// From now on, such a wish ends the running scenarios and then this process, with nothing written by
  /// halves: a result that is not complete is taken back first.
  func watch(endingWith console: Console) {
    Platform.onInterrupt { [self] in
      isRequested.withLock { $0 = true }
      console.abandon()
      ScenarioRunner.terminateChildren()
      Platform.exitNow(ExitStatus.interrupted.rawValue)
    }
  }

  /// Throws when the run is to end.
  ///
  /// The report of a scenario that was ended for this reason tells nothing
  /// about the scenario.
  func check() throws(Requested) {
    if isRequested.withLock(\.self) { throw Requested() }
  }
}
