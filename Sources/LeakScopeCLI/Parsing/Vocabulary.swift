/// The names that can stand on a command line but are known only at run time.
package struct Vocabulary: Sendable {
  /// The scenarios, in reading order.
  package var scenarios: [String]
  /// Their families, in the order of their first scenario.
  package var families: [String]
  /// The commands.
  package var commands: [String]

  /// Creates a vocabulary.
  package init(scenarios: [String], families: [String], commands: [String]) {
    self.scenarios = scenarios
    self.families = families
    self.commands = commands
  }

  /// All values that are allowed; `nil` when they cannot be listed.
  package func names(for choices: Choices) -> [String]? {
    switch choices {
    case .any, .files, .folders: nil
    case .listed(let values): values
    case .scenarios: scenarios
    case .families: families
    case .commands: commands
    }
  }
}
