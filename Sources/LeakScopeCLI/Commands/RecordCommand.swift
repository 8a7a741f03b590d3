import Foundation
import LeakReporting
import ScenarioKit

/// `leakscope record [NAME…]`.
enum RecordCommand: Command {
  static let names = SharedOptions.names(.any, help: "The scenarios to record. (default: all)")

  static let spec = CommandSpec(
    name: "record",
    abstract: "Run scenarios and record their reports as what is expected of them.",
    examples: [
      (
        "record \(CommandSpec.scenarioInExample)",
        "Record one; read the file before you commit it."
      )
    ],
    argument: names,
    options: [
      RecordingRule.force.spec, SharedOptions.timeout.spec, SharedOptions.scenariosFolder.spec,
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    try RecordingRule.check(arguments)
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let scenarios = context.selection(arguments.words)
    let session = try RunSession(arguments, in: context, count: scenarios.count)
    var status = context.warnOfMissingReferences(in: scenarios)
    var written = 0
    try session.runEach(scenarios, jobs: 1) { scenario, result in
      let path = shortened(folder.expectationPath(of: scenario))
      do {
        let report = try result.get()
        switch try folder.record(TextReport(report).text, for: scenario) {
        case .written:
          written += 1
          try context.console.print("written     \(path)\n")
        case .unchanged:
          try context.console.print("unchanged   \(path)\n")
        }
        if !report.matchesDeclaration { context.console.note(undeclared: scenario) }
      } catch let error as ExpectationError {
        status = status.combined(
          with: session.complain(about: error, advice: "Remove it to record it anew."))
      } catch let error as RunnerError {
        status = status.combined(with: session.complain(about: error))
      }
    }
    if written > 0 {
      context.console.advise(
        "Read what changed; '\(context.program) diff' compares with it from now on.\n")
    }
    return status
  }

  /// The path from the working directory, if it leads to something there.
  private static func shortened(_ path: String) -> String {
    let directory = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(directory) ? String(path.dropFirst(directory.count)) : path
  }
}
