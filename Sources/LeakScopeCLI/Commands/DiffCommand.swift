import Foundation
import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope diff [NAME…]`.
enum DiffCommand: Command {
  static let names = SharedOptions.names(.any, help: "The scenarios to compare. (default: all)")
  static let jobs = Option<Int>(
    "jobs", takes: "number", expected: "a whole number from 1 to 64", default: "one per processor",
    help: "Run this many scenarios at a time; the result is the same for any number."
  ) { text in
    Int(text).flatMap { (1...64).contains($0) ? $0 : nil }
  }

  static let spec = CommandSpec(
    name: "diff",
    abstract: "Run scenarios and compare their reports with the recorded ones.",
    examples: [
      ("leakscope diff", "Compare all scenarios; also finds expectations without a scenario."),
      ("leakscope diff subject-map", "Compare one."),
    ],
    argument: names,
    options: [
      jobs.spec, SharedOptions.timeout.spec, SharedOptions.format.spec,
      SharedOptions.scenariosFolder.spec,
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let scenarios = context.selection(arguments.words)
    let session = try RunSession(arguments, in: context, count: scenarios.count)
    var output = DiffOutput(
      format: arguments[SharedOptions.format] ?? .text,
      showsSummary: !arguments[CommonOptions.quiet], console: context.console)
    var status = ExitStatus.success
    let workers = arguments[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    do {
      try session.runEach(scenarios, jobs: workers) { scenario, result in
        let comparer = Comparer(scenario: scenario, folder: folder)
        do {
          let comparison = try comparer.compare(with: result.get())
          status = status.combined(with: comparison.status)
          try output.add(comparison.value)
        } catch let error as ExpectationError {
          status = status.combined(with: session.complain(about: error))
          try output.add(comparer.comparison(.unreadable))
        } catch let error as RunnerError {
          status = status.combined(with: session.complain(about: error))
        }
      }
      if arguments.words.isEmpty {
        let known = context.scenarios
        for path in try folder.unreferencedExpectations(known: known) {
          status = status.combined(with: .finding)
          try output.add(unreferenced: path)
        }
      }
      try output.finish()
    } catch ConsoleError.closedPipe {
      // The reader has seen enough; what was found until then still counts.
    }
    return status
  }
}
