/// `leakscope help [<command>]`.
enum HelpCommand: Command {
  static let command = ArgumentSpec(
    value: ValueSpec("command", expected: "the name of a command", choices: .commands),
    count: .optional, help: "The command to explain. (default: all of them)")

  static let spec = CommandSpec(
    name: "help", abstract: "Show help information.", argument: command)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let root = CommandTree.root(named: context.program)
    let named = root.subcommands.filter { arguments.words.contains($0.name) }
    try context.console.print(
      HelpText.onTerminal(path: [root] + named, vocabulary: context.vocabulary))
    return .success
  }
}
