import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope run NAME… | --all`.
enum RunCommand: Command {
  static let names = SharedOptions.names(.any, help: "The scenarios to run, in this order.")
  static let all = Flag("all", help: "Run every scenario, in reading order.")
  static let failOnLeak = Flag(
    "fail-on-leak",
    help: "Exit with 1 when a tracked object survived or another one leaked, also where that is "
      + "declared.")
  static let full = Flag(
    "full",
    help: "Show long paths without a gap, every leak of which nothing was tracked, and counts that "
      + "cannot be compared.")
  static let allRings = Flag("all-rings", help: "Show every ring of a survivor, not three.")
  static let allPaths = Flag(
    "all-paths", help: "Show every path to a survivor that is held, not the best.")
  static let allReferences = Flag(
    "all-references", help: "Show weak, unowned and unmanaged references to a survivor as well.")

  static let jobs = SharedOptions.jobs(default: "1")

  static let spec = CommandSpec(
    name: "run",
    abstract: "Run scenarios, each in a process of its own, and report what happened.",
    examples: [
      ("run \(CommandSpec.scenarioInExample)", "Run one scenario."),
      ("run --all", "Run all of them."),
      (
        "run \(CommandSpec.scenarioInExample) --all-rings", "See everything that keeps it alive."
      ),
    ],
    argument: names,
    options: [
      all.spec, failOnLeak.spec, full.spec, allRings.spec, allPaths.spec, allReferences.spec,
      jobs.spec, SharedOptions.timeout.spec, SharedOptions.format.spec,
    ],
    notes: [
      "A scenario is also ended when it writes more than \(RunLimits.standard.events) events or "
        + "\(RunLimits.standard.bytes >> 20) MiB of text, or tracks more than "
        + "\(RunLimits.standard.events) objects.",
      "Of a survivor at most \(InspectionDetail.mostRings) rings and "
        + "\(InspectionDetail.mostPaths) paths are looked for; the report says when there are more.",
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard arguments[all] || !arguments.words.isEmpty else {
      throw UsageError.missingWord(
        expected: "the names of the scenarios to run, or '\(all.spec.typedName)'")
    }
    guard !arguments[all] || arguments.words.isEmpty else {
      throw UsageError.contradiction("'--all'", "names of scenarios")
    }
    let scenarios = arguments[all] ? context.scenarios : context.scenarios(named: arguments.words)
    _ = context.warnOfMissingReferences(in: scenarios)
    let session = try RunSession(
      arguments, in: context, count: scenarios.count, detail: detail(arguments))
    var output = RunOutput(
      format: arguments[SharedOptions.format] ?? .text, isFull: arguments[full],
      program: context.program, console: context.console)
    var status = ExitStatus.success
    do {
      try session.runEach(scenarios, jobs: arguments[jobs] ?? 1) { _, result in
        switch result {
        case .success(let report):
          status = status.combined(
            with: ExitStatus(judging: report, failsOnLeak: arguments[failOnLeak]))
          try output.add(report)
        case .failure(let error):
          status = status.combined(with: session.complain(about: error))
        }
      }
      try output.finish()
    } catch ConsoleError.closedPipe {
      // The reader has seen enough; what was found until then still counts.
    }
    return status
  }

  private static func detail(_ arguments: ParsedArguments) -> InspectionDetail {
    var detail: InspectionDetail = []
    if arguments[allRings] { detail.insert(.allRings) }
    if arguments[allPaths] { detail.insert(.allPaths) }
    if arguments[allReferences] { detail.insert(.allReferences) }
    if arguments[full] { detail.insert(.allSteps) }
    return detail
  }
}
