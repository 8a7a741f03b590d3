/// What is wrong with a command line.
package enum UsageError: Error, Equatable, Sendable {
  /// No option has this name; `typed` has its dashes.
  case unknownOption(typed: String, nearest: String?)
  /// The option needs a value and none follows.
  case missingValue(option: String, expected: String)
  /// The option was given an empty value, as in `--name=`.
  case emptyValue(option: String, expected: String)
  /// The flag was given a value.
  case unexpectedValue(flag: String, value: String)
  /// The value is not among the allowed ones, or not of the expected form.
  case invalidValue(option: String, value: String, expected: String, nearest: String?)
  /// No command has this name; `known` are the names of all.
  case unknownCommand(typed: String, nearest: String?, known: [String])
  /// A scenario has this name, where a command was to be named; `meant` is the command line to run it.
  case scenarioForCommand(typed: String, meant: String)
  /// No scenario has this name.
  case unknownScenario(typed: String, nearest: String?)
  /// A family has this name, where a scenario was to be named; `meant` is the command line to list it.
  case familyForScenario(typed: String, meant: String)
  /// The command asks questions, and there is no terminal; `others` do without.
  case needsTerminal(command: String, others: [String])
  /// The command takes fewer words.
  case unexpectedWord(String)
  /// The command needs a word that is not there.
  case missingWord(expected: String)
  /// Two things were given of which only one can hold.
  case contradiction(String, String)
}
