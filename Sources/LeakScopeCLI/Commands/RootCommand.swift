/// The program itself: what it does when no command is named.
enum RootCommand {
  static let completionScript = Option<CompletionShell>(
    "generate-completion-script", takes: "shell", oneOf: CompletionShell.allCases, default: nil,
    help: "Print a script that teaches a shell this command line.")

  /// The program as data, under the name that it has on the command line.
  static func spec(named program: String) -> CommandSpec {
    CommandSpec(
      name: program,
      abstract: "Shows why an object is still alive: runs small named programs, writes down what "
        + "happened, and says which objects deinitialized and which survived.",
      examples: [
        ("list", "Show the scenarios in reading order."),
        ("run \(CommandSpec.scenarioInExample)", "Run one and see what survives."),
        ("diff", "Compare every scenario with its recorded report."),
      ],
      options: [completionScript.spec],
      subcommands: CommandTree.commands.map { $0.spec })
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    if let shell = arguments[completionScript] {
      // A shell completes names, not calls.
      let spec = CommandTree.root(named: context.name)
      try context.console.print(shell.script(for: spec, vocabulary: context.vocabulary))
    } else {
      let spec = CommandTree.root(named: context.program)
      try context.console.print(HelpText.onTerminal(path: [spec], vocabulary: context.vocabulary))
    }
    return .success
  }
}
