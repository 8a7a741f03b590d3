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

  func begins(_ name: String) {
    guard count > 1 else { return }
    let remaining = count - ended.withLock { $0 }
    console.progress("running \(name), \(remaining) of \(count) remain")
  }

  func ends() {
    ended.withLock { $0 += 1 }
  }
}
