import ScenarioKit

/// `leakscope reject NAME… | --all`.
enum RejectCommand: Command {
  static let names = SharedOptions.names(
    .any, help: "The scenarios whose pending reports are meant.")

  static let spec = CommandSpec(
    name: "reject",
    abstract: "Remove pending reports; what is expected of their scenarios stays.",
    argument: names, options: [PendingReports.all.spec, SharedOptions.scenariosFolder.spec])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let pending = try PendingReports(arguments, in: context, folder)
    let remove = { (path: String) throws -> Bool in
      guard try folder.removePending(at: path) else { return false }
      try context.console.print("rejected    \(path)\n")
      return true
    }
    let (status, _) = try pending.forEach(in: context) { scenario in
      try remove(folder.relativePendingPath(of: scenario))
    }
    for path in pending.orphans { _ = try remove(path) }
    return status
  }
}
