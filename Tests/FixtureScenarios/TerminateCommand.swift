import Foundation
import ScenarioKit

/// Runs the scenario named last, and ends all children from another thread until that one has ended.
enum TerminateCommand {
  static func run() -> Never {
    Thread.detachNewThread {
      while true { ScenarioRunner.terminateChildren() }
    }
    let runner = ScenarioRunner(timeout: .seconds(120))
    for scenario in Fixtures.scenarios where scenario.name == CommandLine.arguments.last {
      switch Result(catching: { try runner.run(scenario) }) {
      case .success(let report) where report.ending == .killed(signal: "SIGKILL"): print("ended")
      // It may be ended before it has begun.
      case .failure(let error) where error is RunnerError: print("ended")
      case .success, .failure: print("not ended")
      }
    }
    exit(0)
  }
}
