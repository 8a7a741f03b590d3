import Foundation
import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope diff [NAME…]`.
enum DiffCommand: Command {
  static let names = SharedOptions.names(.any, help: "The scenarios to compare. (default: all)")
  static let shard = Option<Shard>(
    "shard", takes: "part",
    expected: "a part and their number, such as '2/3', of at most \(Shard.most) parts",
    help:
      "Compare one of several parts, for as many machines; 'merge' joins their reports."
  ) { Shard($0) }

  static let updatePending = Flag(
    "update-pending",
    help:
      "Leave each report that differs as '<name>.actual' beside its expectation, to be accepted or "
      + "rejected.")

  static let spec = CommandSpec(
    name: "diff",
    abstract: "Run scenarios and compare their reports with the recorded ones.",
    examples: [
      ("diff", "Compare all scenarios; also finds expectations without a scenario."),
      ("diff \(CommandSpec.scenarioInExample)", "Compare one."),
    ],
    argument: names,
    options: [
      SharedOptions.jobs.spec, shard.spec, updatePending.spec, RecordingRule.force.spec,
      SharedOptions.timeout.spec,
      SharedOptions.diffFormat.spec, SharedOptions.scenariosFolder.spec,
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    if arguments[updatePending] { try RecordingRule.check(arguments) }
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let selected = context.selection(arguments.words)
    let shard = arguments[shard]
    let scenarios = shard?.part(of: selected) ?? selected
    let session = try RunSession(arguments, in: context, count: scenarios.count)
    let pathInRepository = folder.pathInRepository
    var output = DiffOutput(
      DiffReport(
        version: LeakscopeCommand.version, folder: pathInRepository,
        selection: .init(names: selected.map(\.name), shard: shard)),
      format: arguments[SharedOptions.diffFormat] ?? .text,
      showsSummary: !arguments[CommonOptions.quiet], program: context.program,
      console: context.console)
    var status = context.warnOfMissingReferences(in: scenarios)
    var pending = 0
    let workers = arguments[SharedOptions.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    do {
      try session.runEach(scenarios, jobs: workers) { scenario, result in
        let comparer = Comparer(
          scenario: scenario, folder: folder, pathInRepository: pathInRepository)
        do {
          let report = try result.get()
          let comparison = try comparer.compare(with: report)
          if arguments[updatePending] {
            pending += try comparer.update(comparison.value, with: report) ? 1 : 0
          }
          status = status.combined(with: comparison.status)
          try output.add(comparison.value)
        } catch let error as ExpectationError {
          status = status.combined(with: session.complain(about: error))
          try output.add(comparer.failure(.unreadable, error.words(in: folder)))
        } catch let error as RunnerError {
          status = status.combined(with: session.complain(about: error))
          try output.add(
            comparer.failure(.notRun, Diagnosis(error, in: context.program).words ?? ""))
        }
      }
      // One machine of several is enough to look for them.
      if arguments.words.isEmpty, shard?.index ?? 1 == 1 {
        for path in try folder.unreferencedExpectations(known: context.scenarios)
        where !ScenariosFolder.isPending(path) {
          status = status.combined(with: .finding)
          try output.add(unreferenced: path)
        }
      }
      try output.finish(status)
      if pending > 0 {
        context.console.advise(
          (pending == 1 ? "1 report is" : "\(pending) reports are")
            + " pending; '\(context.program) review' asks about each.\n")
      }
    } catch ConsoleError.closedPipe {
      // The reader has seen enough; what was found until then still counts.
    }
    return status
  }
}
