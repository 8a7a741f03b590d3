import ScenarioKit

/// One use of the tool: carries out a parsed command line and turns whatever happens into a status.
struct Invocation {
  /// How the program is called on the command line.
  let program: String
  /// The name of the program.
  let name: String
  let line: ParsedCommandLine
  let scenarios: [Scenario]
  let vocabulary: Vocabulary

  func run() -> ExitStatus {
    let terminal = Console(line.arguments, result: .standardOutput)
    let wantsHelp = line.arguments[CommonOptions.help]
    if let error = line.error, !wantsHelp { return report(error, on: terminal) }
    let console: Console
    do throws(ConsoleError) {
      // What 'exec' writes to a file it writes by itself, more than once.
      let isOpened = line.error == nil && line.path.last?.name != ExecCommand.spec.name
      console = isOpened ? try Console(line.arguments) : terminal
    } catch {
      return report(error, on: terminal)
    }
    do {
      let status = try wantsHelp ? help(on: console) : perform(on: console)
      try console.finish()
      return status
    } catch {
      console.abandon()
      return report(error, on: console)
    }
  }

  private func perform(on console: Console) throws -> ExitStatus {
    if let problem = CatalogProblem.first(in: scenarios) { throw problem }
    if line.arguments[CommonOptions.version] {
      try console.print(LeakscopeCommand.version + "\n")
      return .success
    }
    let context = CommandContext(
      program: program, name: name, scenarios: scenarios, vocabulary: vocabulary, console: console,
      interruption: Interruption())
    // The program may have the name of a command.
    let name = line.path.dropFirst().last?.name
    guard let command = CommandTree.commands.first(where: { $0.spec.name == name })
    else { return try RootCommand.run(line.arguments, in: context) }
    return try command.run(line.arguments, in: context)
  }

  private func help(on console: Console) throws -> ExitStatus {
    try console.print(HelpText.onTerminal(path: line.path, vocabulary: vocabulary))
    return .success
  }

  private func report(_ error: any Error, on console: Console) -> ExitStatus {
    let diagnosis = Diagnosis(error, in: program)
    if let words = diagnosis.words {
      console.error(words, help: (error as? UsageError).map(advice(for:)) ?? diagnosis.advice)
    }
    return diagnosis.status
  }

  /// What helps somebody who made this mistake: the usage of the command, or all of its help.
  private func advice(for error: UsageError) -> String {
    if error.callsForHelp {
      return "\n" + HelpText.onTerminal(path: line.path, vocabulary: vocabulary)
    }
    return "Usage: \(UsageLine.text(for: line.path))\n"
      + "  See '\(line.commandLine) --help' for more information.\n"
  }
}
