import ScenarioKit

/// Tells which scenario is running and how many remain.
final class RunProgress: Sendable {
  private let console: Console
  private let count: Int
  private let ended = Locked(0)

  init(console: Console, count: Int) {
    self.console = console
    self.count = count
  }

  /// How many scenarios have not been run to their end.
  var unfinishedWords: String {
    let unfinished = count - ended.withLock { $0 }
    return count == 1
      ? "the scenario did not end"
      : "\(unfinished) of \(count) scenarios did not run to their end"
  }

  func begins(_ name: String) {
    guard count > 1 else { return }
    let remaining = count - ended.withLock { $0 }
    console.progress("running \(name), \(remaining) of \(count) remain")
  }

  func ends() {
    ended.withLock { $0 += 1 }
  }
}
