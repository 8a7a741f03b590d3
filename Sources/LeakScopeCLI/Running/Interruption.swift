import ScenarioKit

/// The wish of somebody to end the run, by Ctrl-C or a request to terminate.
final class Interruption: Sendable {
  private let isRequested = Locked(false)

  /// From now on, such a wish ends the running scenarios and then this process, with nothing written by
  /// halves: a result that is not complete is taken back first.
  ///
  /// What remains undone is told last, on standard error.
  func watch(endingWith console: Console, progress: RunProgress) {
    Platform.onInterrupt { [self] in
      isRequested.withLock { $0 = true }
      let unfinished = progress.unfinishedWords
      console.abandon()
      ScenarioRunner.terminateChildren()
      let undone = [unfinished, console.unwrittenWords].compactMap(\.self)
      Platform.tell("Interrupted: " + undone.joined(separator: "; ") + ".\n")
      Platform.exitNow(ExitStatus.interrupted.rawValue)
    }
  }

  /// Does not return when the run is to end: the process will.
  ///
  /// The report of a scenario that was ended for this reason tells nothing about the scenario.
  func check() {
    while isRequested.withLock(\.self) { Platform.pause(milliseconds: 1000) }
  }
}
