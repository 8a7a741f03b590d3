/// Completions for fish, one `complete` line for each thing that can be typed.
struct FishCompletion {
  let root: CommandSpec
  let vocabulary: Vocabulary
  private var name: ShellName { ShellName(root.name) }

  var lines: [String] {
    [
      "complete -c \(name.word) -f",
      "function __\(name.identifier)_scenarios",
      "  \(name.word) list --format names 2>/dev/null",
      "end",
    ]
      + root.subcommands.map { command in
        "complete -c \(name.word) -n __fish_use_subcommand -a \(command.name) "
          + "-d \(quoted(command.abstract))"
      } + root.options.map { line(for: $0, when: "__fish_use_subcommand") }
      + root.subcommands.flatMap(lines(for:))
  }

  private func lines(for command: CommandSpec) -> [String] {
    let condition = "'__fish_seen_subcommand_from \(command.name)'"
    let words = command.argument.map { argument in
      ["complete -c \(name.word) -n \(condition)\(candidates(argument.value))"]
    }
    return (words ?? []) + command.options.map { line(for: $0, when: condition) }
  }

  private func line(for option: OptionSpec, when condition: String) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.value.map { " -r" + candidates($0) } ?? ""
    return "complete -c \(name.word) -n \(condition)\(letter) -l \(option.name)\(value) "
      + "-d \(quoted(option.help))"
  }

  private func candidates(_ value: ValueSpec) -> String {
    switch CompletionSource(value.choices, vocabulary: vocabulary) {
    case .none: ""
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .scenarios: " -a '(__\(name.identifier)_scenarios)'"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}
