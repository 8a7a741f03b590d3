/// The help of a command, derived from its description.
package struct HelpText: Sendable {
  let path: [CommandSpec]
  let vocabulary: Vocabulary
  let width: Int

  /// Creates the help of the last command of a path, at most `width` columns wide.
  package init(path: [CommandSpec], vocabulary: Vocabulary, width: Int) {
    self.path = path
    self.vocabulary = vocabulary
    self.width = width
  }

  /// The help; ends with a line feed.
  package var text: String {
    guard let command = path.last else { return "" }
    let sections = [
      Paragraph.lines(of: "OVERVIEW: " + command.abstract, width: width),
      usage,
      examples(of: command),
      section("ARGUMENTS", command.argument.map { [entry(for: $0)] } ?? []),
      section("OPTIONS", command.options.map(entry(for:))),
      command.notes.flatMap { Paragraph.lines(of: $0, width: width) },
      section("COMMANDS", command.subcommands.map { ($0.name, $0.abstract) }),
    ]
    let closing = command.subcommands.isEmpty ? [] : [exitStatuses, environment, pointer]
    return (sections + closing).filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var usage: [String] {
    let title = "USAGE: "
    let lines = Paragraph.lines(of: UsageLine.parts(for: path), width: width - title.count)
    let blank = String(repeating: " ", count: title.count)
    return lines.enumerated().map { ($0 == 0 ? title : blank) + $1 }
  }

  /// Examples are longer than options and stand beside each other as far as they leave room.
  private func examples(of command: CommandSpec) -> [String] {
    let lines = command.examples.map { commandLine($0.line) }
    guard let longest = lines.map(\.count).max() else { return [] }
    let column = min(longest + 5, max(Paragraph.descriptionColumn, width - 20))
    return ["EXAMPLES:"]
      + zip(lines, command.examples).flatMap { line, example in
        Paragraph.entry(line, example.help, column: column, width: width)
      }
  }

  /// An example as it is typed, with a scenario and a family that are there.
  private func commandLine(_ example: String) -> String {
    let words = example.split(separator: " ").map { replacement(for: String($0)) ?? String($0) }
    return ([path[0].name] + words).joined(separator: " ")
  }

  /// What is there in the place of a placeholder, if it is one.
  private func replacement(for word: String) -> String? {
    switch word {
    case CommandSpec.scenarioInExample: vocabulary.scenarios.first
    case CommandSpec.familyInExample: vocabulary.families.first.map(Self.typed)
    case CommandSpec.wordsInExample:
      vocabulary.scenarios.first?.split { "-_.".contains($0) }.joined(separator: " ")
    default: nil
    }
  }

  /// A family as somebody would type it, in whatever case.
  private static func typed(_ family: String) -> String {
    let isWord = family.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isWord ? family.lowercased() : "'\(family)'"
  }

  private var exitStatuses: [String] {
    section("EXIT STATUS", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  private var environment: [String] {
    section(
      "ENVIRONMENT",
      [
        ("NO_COLOR", "When set and not empty, text has no colour unless --color asks for it."),
        ("TERM", "When 'dumb', the same."),
        ("COLUMNS", "The width of help and of lists, else that of the terminal."),
        ("CI", "When set and not empty, nothing is recorded without --force-record."),
      ])
  }

  private var pointer: [String] {
    let name = path.map(\.name).joined(separator: " ")
    return [
      "The text of reports is for people and may change; 'json' and 'names' are for programs.",
      "See '\(name) help <command>' for detailed help.",
    ].flatMap { Paragraph.lines(of: $0, width: width) }
  }

  private func section(_ title: String, _ entries: [(String, String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [title + ":"] + entries.flatMap { Paragraph.entry($0, $1, width: width) }
  }

  private func entry(for argument: ArgumentSpec) -> (String, String) {
    ("<\(argument.value.placeholder)>", argument.help)
  }

  private func entry(for option: OptionSpec) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    var notes: [String] = []
    if let value = option.value, let names = vocabulary.names(for: value.choices) {
      notes.append("values: " + names.joined(separator: ", "))
    }
    if let standard = option.defaultText { notes.append("default: " + standard) }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return (letter + UsageLine.label(of: option), option.help + note)
  }
}
