/// `leakscope` itself: what it does when no command is named.
enum RootCommand: Command {
  static let completionScript = Option<CompletionShell>(
    "generate-completion-script", takes: "shell", oneOf: CompletionShell.allCases, default: nil,
    help: "Print a script that teaches a shell this command line.")

  static let spec = CommandSpec(
    name: "leakscope",
    abstract: "Shows why an object is still alive: runs small named programs, writes down what "
      + "happened, and says which objects deinitialized and which survived.",
    examples: [
      ("leakscope list", "Show the scenarios in reading order."),
      ("leakscope run subject-map", "Run one and see what survives."),
      ("leakscope diff", "Compare every scenario with its recorded report."),
    ],
    options: [completionScript.spec],
    subcommands: CommandTree.commands.map { $0.spec })

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    if let shell = arguments[completionScript] {
      try context.console.print(shell.script(for: spec, vocabulary: context.vocabulary))
    } else {
      try context.console.print(HelpText.onTerminal(path: [spec], vocabulary: context.vocabulary))
    }
    return .success
  }
}
