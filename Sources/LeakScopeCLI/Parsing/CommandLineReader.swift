/// Reads one command line, word by word.
struct CommandLineReader {
  private let vocabulary: Vocabulary
  private var words: ArraySlice<String>
  private(set) var result: ParsedCommandLine

  init(root: CommandSpec, vocabulary: Vocabulary, words: [String]) {
    self.vocabulary = vocabulary
    self.words = words[...]
    result = ParsedCommandLine(path: [root], arguments: ParsedArguments())
  }

  private var command: CommandSpec { result.path[result.path.count - 1] }

  mutating func readAll() {
    while let word = words.popFirst() {
      do throws(UsageError) {
        switch ArgumentToken(word) {
        case .word(let text): try read(word: text)
        case .long(let name, let value): try read(option: name, value: value)
        case .letters(let letters, let value): try read(letters: letters, value: value)
        case .terminator: try readRest()
        }
      } catch {
        note(error)
      }
    }
    if let argument = command.argument, argument.count.isRequired, result.arguments.words.isEmpty {
      note(.missingWord(expected: argument.value.expected))
    }
  }

  private mutating func note(_ error: UsageError) {
    if result.error == nil { result.error = error }
  }

  private mutating func readRest() throws(UsageError) {
    while let word = words.popFirst() { try read(word: word) }
  }

  // MARK: Words

  private mutating func read(word: String) throws(UsageError) {
    if !command.subcommands.isEmpty {
      guard let subcommand = command.subcommands.first(where: { $0.name == word }) else {
        throw unknownCommand(word)
      }
      result.path.append(subcommand)
      return
    }
    guard let argument = command.argument else { throw .unexpectedWord(word) }
    guard argument.count.allowsSeveral || result.arguments.words.isEmpty else {
      throw .unexpectedWord(word)
    }
    try check(word, for: argument.value)
    result.arguments.words.append(word)
    if case .commandLine = argument.count {
      result.arguments.words += words
      words = []
    }
  }

  private func unknownCommand(_ word: String) -> UsageError {
    guard !vocabulary.scenarios.contains(word) else {
      let line = "\(result.commandLine) \(RunCommand.spec.name) \(word)"
      return .scenarioForCommand(typed: word, meant: line)
    }
    let known = command.subcommands.map(\.name)
    return .unknownCommand(
      typed: word, nearest: NearestName.of(word, among: known), known: known)
  }

  private func check(_ word: String, for value: ValueSpec) throws(UsageError) {
    guard let names = vocabulary.names(for: value.choices), !names.contains(word) else { return }
    let nearest = NearestName.of(word, among: names)
    if value.choices == .scenarios,
      let family = vocabulary.families.first(where: { $0.lowercased() == word.lowercased() })
    {
      let line =
        "\(result.path[0].name) \(ListCommand.spec.name) "
        + "\(ListCommand.family.spec.typedName) \(family)"
      throw .familyForScenario(typed: word, meant: line)
    }
    switch value.choices {
    case .commands: throw .unknownCommand(typed: word, nearest: nearest, known: names)
    default: throw .unknownScenario(typed: word, nearest: nearest)
    }
  }

  // MARK: Options

  private mutating func read(option name: String, value: String?) throws(UsageError) {
    guard let option = command.options.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: command.options.map(\.name))
      throw .unknownOption(typed: "--" + name, nearest: nearest.map { "--" + $0 })
    }
    try read(option, value: value, typed: option.typedName)
  }

  /// `-abc` is three flags, the last of which may also be an option with a value.
  private mutating func read(letters: [Character], value: String?) throws(UsageError) {
    for (index, letter) in letters.enumerated() {
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        throw .unknownOption(typed: "-\(letter)", nearest: nil)
      }
      let isLast = index == letters.count - 1
      if !isLast, let missing = option.value {
        throw .missingValue(option: "-\(letter)", expected: phrase(for: missing))
      }
      try read(option, value: isLast ? value : nil, typed: "-\(letter)")
    }
  }

  private mutating func read(
    _ option: OptionSpec, value: String?, typed: String
  ) throws(UsageError) {
    guard let expected = option.value else {
      if let value { throw .unexpectedValue(flag: typed, value: value) }
      result.arguments.add(nil, for: option)
      return
    }
    guard var text = value ?? followingValue() else {
      throw .missingValue(option: typed, expected: phrase(for: expected))
    }
    guard !text.isEmpty else {
      throw .emptyValue(option: typed, expected: phrase(for: expected))
    }
    let names = vocabulary.names(for: expected.choices)
    // Families are the names of folders, which nobody has to spell with their capitals.
    if expected.choices == .families {
      text = names?.first { $0.lowercased() == text.lowercased() } ?? text
    }
    guard expected.choices.allow(text, among: names), expected.accepts(text) else {
      throw .invalidValue(
        option: typed, value: text, expected: phrase(for: expected),
        nearest: names.flatMap { NearestName.of(text, among: $0) })
    }
    result.arguments.add(text, for: option)
  }

  /// The next word, unless it looks like an option.
  ///
  /// A negative number does not: it is a value, if a wrong
  /// one, and deserves to be called that.
  private mutating func followingValue() -> String? {
    guard let next = words.first else { return nil }
    guard !next.hasPrefix("-") || next == "-" || Double(next) != nil else { return nil }
    return words.popFirst()
  }

  /// What is expected, in words: the values themselves where they can be listed.
  private func phrase(for value: ValueSpec) -> String {
    guard let names = vocabulary.names(for: value.choices), !names.isEmpty else {
      return value.expected
    }
    return "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
