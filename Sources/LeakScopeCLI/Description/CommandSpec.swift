/// A command as data.
///
/// Parsing, help, errors and completion scripts are all derived from it.
package struct CommandSpec: Sendable {
  /// The name as it is typed.
  package let name: String
  /// What it does, as a sentence.
  package let abstract: String
  /// What stands for the name of a scenario in an example; help shows one of the catalog instead.
  package static let scenarioInExample = "<scenario>"
  /// What stands for a family; help shows that of the first scenario instead.
  package static let familyInExample = "<family>"
  /// What stands for words to look for; help shows those of the first scenario's name instead.
  package static let wordsInExample = "<words>"

  /// Command lines to begin with, without the name of the program, each with what it does.
  package let examples: [(line: String, help: String)]
  /// What it takes besides options.
  package let argument: ArgumentSpec?
  /// Its own options, in the order of its help; the common ones not among them.
  package let ownOptions: [OptionSpec]
  /// What else there is to know, each a sentence or more.
  package let notes: [String]
  /// The commands below it.
  package let subcommands: [CommandSpec]

  /// Creates a description of a command.
  package init(
    name: String, abstract: String, examples: [(line: String, help: String)] = [],
    argument: ArgumentSpec? = nil, options: [OptionSpec] = [], notes: [String] = [],
    subcommands: [CommandSpec] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.examples = examples
    self.argument = argument
    self.ownOptions = options
    self.notes = notes
    self.subcommands = subcommands
  }

  /// All options it understands.
  package var options: [OptionSpec] { ownOptions + CommonOptions.all }
}
