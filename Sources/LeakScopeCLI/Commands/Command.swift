import ReportModel
import ScenarioKit

/// One command of the tool: its description, and what it does.
protocol Command: SendableMetatype {
  /// The command as data.
  static var spec: CommandSpec { get }

  /// Does what the arguments ask for and returns the status to exit with.
  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus
}

/// What a command works with.
struct CommandContext: Sendable {
  /// How the program is called on the command line.
  let program: String
  /// The name of the program.
  let name: String
  /// The catalog in reading order.
  let scenarios: [Scenario]
  /// The names in the catalog, and those of the commands.
  let vocabulary: Vocabulary
  /// Where results and messages go.
  let console: Console
  /// The wish of somebody to end the run.
  let interruption: Interruption

  /// Warns of scenarios whose hints lead nowhere, and returns the status that this deserves where something is
  /// recorded or compared that has such a hint.
  func warnOfMissingReferences(in scenarios: [Scenario]) -> ExitStatus {
    let chosen = Set(scenarios.map(\.name))
    let missing = MissingReference.all(in: self.scenarios).filter { chosen.contains($0.scenario) }
    for reference in missing { console.warn(VisibleText.line(reference.words)) }
    return missing.isEmpty ? .success : .finding
  }

  /// The scenarios of these names, in the order of the names.
  func scenarios(named names: [String]) -> [Scenario] {
    names.compactMap { name in scenarios.first { $0.name == name } }
  }

  /// The scenarios among these names in the order of the catalog; all of them when no name is given.
  func selection(_ names: [String]) -> [Scenario] {
    names.isEmpty ? scenarios : scenarios.filter { names.contains($0.name) }
  }
}
