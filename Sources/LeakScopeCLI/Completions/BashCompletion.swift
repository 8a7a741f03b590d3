/// Completions for Bash, version 3.2 and later.
///
/// One function looks for the command among the words so far, then for an option whose value is being
/// typed, and offers candidates for that place.
struct BashCompletion {
  let root: CommandSpec
  let vocabulary: Vocabulary
  private var name: ShellName { ShellName(root.name) }

  var lines: [String] {
    ["_\(name.identifier)() {"]
      + indented(
        [
          "local current=\"${COMP_WORDS[COMP_CWORD]}\"",
          "local previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
          "local command='' index",
          "for ((index = 1; index < COMP_CWORD; index++)); do",
          "  case \"${COMP_WORDS[index]}\" in",
          "    \(root.subcommands.map(\.name).joined(separator: "|")))",
          "      command=\"${COMP_WORDS[index]}\"",
          "      break",
          "      ;;",
          "  esac",
          "done",
          "COMPREPLY=()",
          "case \"$command\" in",
        ]
          + indented(
            branch(for: root, named: "''")
              + root.subcommands.flatMap { branch(for: $0, named: $0.name) }) + ["esac"])
      + ["}", "complete -F _\(name.identifier) \(name.word)"]
  }

  private func branch(for command: CommandSpec, named pattern: String) -> [String] {
    let values = command.options.filter { $0.value != nil }
    return [pattern + ")"]
      + indented(
        ["case \"$previous\" in"] + indented(values.flatMap(valueBranch(for:))) + ["esac"]
          + ["case \"$current\" in"]
          + indented(
            ["-*)"] + indented(reply(.words(command.options.flatMap(typedNames)))) + ["  ;;"]
              + ["*)"] + indented(reply(words(of: command))) + ["  ;;"])
          + ["esac", ";;"])
  }

  private func valueBranch(for option: OptionSpec) -> [String] {
    guard let value = option.value else { return [] }
    return [typedNames(of: option).joined(separator: "|") + ")"]
      + indented(
        reply(CompletionSource(value.choices, vocabulary: vocabulary)) + ["return", ";;"])
  }

  private func words(of command: CommandSpec) -> CompletionSource {
    guard command.subcommands.isEmpty else { return .words(command.subcommands.map(\.name)) }
    return command.argument.map { .init($0.value.choices, vocabulary: vocabulary) } ?? .none
  }

  private func typedNames(of option: OptionSpec) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + [option.typedName]
  }

  private func reply(_ source: CompletionSource) -> [String] {
    switch source {
    case .none: [":"]
    case .words(let words): [compgen("-W '\(words.joined(separator: " "))'")]
    case .scenarios: [compgen("-W \"$(\(name.word) list --format names 2>/dev/null)\"")]
    case .files: [compgen("-f")]
    case .folders: [compgen("-d")]
    }
  }

  private func compgen(_ action: String) -> String {
    "COMPREPLY=($(compgen \(action) -- \"$current\"))"
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}
