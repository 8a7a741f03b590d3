public import ScenarioKit

// The way from words to an exit status:
//
//   words ──► CommandLineParser ──► Command.run ──► Console
//             Description/          Commands/       Output/
//             Parsing/              Running/
//             Usage/  Completions/
//
// Description/ holds the command line as data; help, errors and completion scripts are derived from it.
// Only Console writes, only ExitStatus knows numbers, only Platform.swift calls the C library.

/// The command line of leakscope.
public enum LeakscopeCommand {
  /// The version of the tool.
  public static let version = "0.1.0"

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line without the name of the program.
  ///   - scenarios: The catalog in reading order.
  /// - Returns: The status to exit with.
  public static func run(arguments: [String], scenarios: [Scenario]) -> Int32 {
    Platform.occupyClosedStreams()
    Platform.surviveFailingWrites()
    let vocabulary = Vocabulary(
      scenarios: scenarios.map(\.name),
      families: scenarios.map(\.family.name).reduce(into: []) { families, family in
        if !families.contains(family) { families.append(family) }
      },
      commands: CommandTree.root.subcommands.map(\.name))
    let parser = CommandLineParser(root: CommandTree.root, vocabulary: vocabulary)
    let invocation = Invocation(
      line: parser.parse(arguments), scenarios: scenarios, vocabulary: vocabulary)
    return invocation.run().rawValue
  }
}
