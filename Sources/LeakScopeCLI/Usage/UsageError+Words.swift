extension UsageError {
  /// The error in one or two sentences: what is wrong, what was expected, what was probably meant.
  ///
  /// - Parameter program: The name that the program has on the command line.
  /// - Returns: The sentences, on one line.
  package func words(in program: String) -> String {
    switch self {
    case .unknownOption(let typed, let nearest):
      "Unknown option '\(typed)'." + Self.suggestion(nearest)
    case .missingValue(let option, let expected):
      "'\(option)' needs a value; expected \(expected)."
    case .emptyValue(let option, let expected):
      "'\(option)' was given an empty value; expected \(expected)."
    case .unexpectedValue(let flag, let value):
      "'\(flag)' takes no value, but was given '\(value)'."
    case .invalidValue(let option, let value, let expected, let nearest):
      "'\(value)' is not a valid value for '\(option)'; expected \(expected)."
        + Self.suggestion(nearest)
    case .unknownCommand(let typed, let nearest, let known):
      "There is no command named '\(typed)'."
        + (nearest.map { Self.suggestion($0) }
          ?? " The commands are " + known.map { "'\($0)'" }.joined(separator: ", ") + ".")
    case .scenarioForCommand(let typed, let meant):
      "'\(typed)' is the name of a scenario, not of a command." + Self.suggestion(meant)
    case .unknownScenario(let typed, let nearest):
      "There is no scenario named '\(typed)'."
        + (nearest.map { Self.suggestion($0) } ?? " '\(program) list' names them all.")
    case .familyForScenario(let typed, let meant):
      "'\(typed)' is the name of a family, not of a scenario." + Self.suggestion(meant)
    case .needsTerminal(let command, let others):
      "'\(command)' asks on a terminal, and there is none; use "
        + others.map { "'\($0)'" }.joined(separator: " or ") + "."
    case .unexpectedWord(let word): "Unexpected argument '\(word)'."
    case .missingWord(let expected): "Missing argument; expected \(expected)."
    case .contradiction(let first, let second):
      "\(first) and \(second) exclude each other; give one of them."
    }
  }

  /// Whether somebody who makes this mistake is best served by the whole help.
  var callsForHelp: Bool {
    if case .missingWord = self { true } else { false }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
