import ScenarioKit

/// `leakscope accept NAME… | --all`.
enum AcceptCommand: Command {
  static let names = SharedOptions.names(
    .any, help: "The scenarios whose pending reports are meant.")

  static let spec = CommandSpec(
    name: "accept",
    abstract: "Make pending reports what is expected of their scenarios.",
    examples: [
      ("diff --update-pending", "Leave reports that differ beside their expectations."),
      ("accept \(CommandSpec.scenarioInExample)", "Expect what one of them says."),
    ],
    argument: names,
    options: [
      PendingReports.all.spec, RecordingRule.force.spec, SharedOptions.scenariosFolder.spec,
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let pending = try PendingReports(arguments, in: context, folder)
    try RecordingRule.check(arguments)
    var (status, _) = try pending.forEach(in: context) { scenario in
      try PendingReports.accept(of: scenario, in: folder, on: context.console)
    }
    for path in pending.orphans {
      context.console.error(
        "\(path) belongs to no scenario.", help: "  '\(context.program) reject --all' removes it.\n"
      )
      status = status.combined(with: .finding)
    }
    return status
  }
}
