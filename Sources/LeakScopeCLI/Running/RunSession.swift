import ReportModel
import ScenarioKit

/// Runs scenarios for a command: with its time limit, with progress on a terminal, until interrupted.
struct RunSession: Sendable {
  private let timeout: Duration?
  private let detail: InspectionDetail
  private let program: String
  private let console: Console
  private let interruption: Interruption
  private let progress: RunProgress

  /// Prepares the run of `count` scenarios.
  ///
  /// - Throws: A `RunnerError` where none could be run.
  init(
    _ arguments: ParsedArguments, in context: CommandContext, count: Int,
    detail: InspectionDetail = []
  ) throws {
    try ScenarioRunner.checkAddressSpace()
    // One that waits for signals, one that runs scenarios, and those of the first child.
    try Self.checkThreads(4)
    timeout = arguments[SharedOptions.timeout]
    self.detail = detail
    program = context.program
    console = context.console
    interruption = context.interruption
    progress = RunProgress(console: context.console, count: count)
    interruption.watch(endingWith: console, progress: progress)
  }

  private func runner(for extra: InspectionDetail) -> ScenarioRunner {
    let detail = detail.union(extra)
    return timeout.map { ScenarioRunner(timeout: $0, detail: detail) }
      ?? ScenarioRunner(detail: detail)
  }

  private static func checkThreads(_ count: Int) throws {
    if !Platform.canStart(threads: count) { throw RunnerError.cannotStartThreads(count: count) }
  }

  /// Runs each scenario and hands over its report, or why there is none, in the order given.
  ///
  /// What `extra` says of a scenario is found out of it besides. Fewer than `jobs` run at a time where the system's limits do not allow as many.
  ///
  /// - Throws: What `deliver` throws.
  func runEach(
    _ scenarios: [Scenario], jobs: Int,
    extra: @escaping @Sendable (Scenario) -> InspectionDetail = { _ in [] },
    deliver: (Scenario, Result<RunReport, any Error>) throws -> Void
  ) throws {
    var jobs = min(jobs, scenarios.count, ScenarioRunner.mostAtATime)
    while jobs > 1, !Platform.canStart(threads: jobs) { jobs /= 2 }
    try OrderedWork.run(scenarios, jobs: jobs) { scenario in
      progress.begins(scenario.name)
      defer { progress.ends() }
      return Result { try runner(for: extra(scenario)).run(scenario) }
    } cancel: {
      ScenarioRunner.terminateChildren()
    } deliver: { scenario, result in
      interruption.check()
      try deliver(scenario, result)
    }
  }

  /// Tells an error that ends only one scenario's part of the command, with advice on a line of its own,
  /// and returns its status.
  func complain(about error: any Error, advice: String? = nil) -> ExitStatus {
    let diagnosis = Diagnosis(error, in: program)
    let help = diagnosis.advice + (advice.map { "  " + $0 + "\n" } ?? "")
    if let words = diagnosis.words { console.error(words, help: help) }
    return diagnosis.status
  }
}
