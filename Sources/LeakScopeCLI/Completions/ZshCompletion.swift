/// Completions for zsh, as a function for `_arguments`.
struct ZshCompletion {
  let root: CommandSpec
  let vocabulary: Vocabulary
  private var name: ShellName { ShellName(root.name) }

  var lines: [String] {
    [
      "#compdef \(name.word)",
      "",
      "_\(name.identifier)_scenarios() {",
      "  local -a scenarios",
      "  scenarios=(${(f)\"$(\(name.word) list --format names 2>/dev/null)\"})",
      "  _describe 'scenario' scenarios",
      "}",
      "",
      "_\(name.identifier)_commands() {",
      "  local -a commands",
      "  commands=(",
    ] + root.subcommands.map { "    \(quoted($0.name + ":" + $0.abstract))" } + [
      "  )",
      "  _describe 'command' commands",
      "}",
      "",
      "_\(name.identifier)() {",
      "  local context state state_descr line",
      "  typeset -A opt_args",
      "  _arguments -C \\",
    ] + root.options.flatMap(arguments(for:)).map { "    \($0) \\" } + [
      "    '1:command:_\(name.identifier)_commands' \\",
      "    '*::argument:->arguments'",
      "  [[ $state == arguments ]] || return",
      "  case $line[1] in",
    ] + root.subcommands.flatMap(branch(for:)) + [
      "  esac",
      "}",
      "",
      "if [[ $funcstack[1] == _\(name.identifier) ]]; then",
      "  _\(name.identifier) \"$@\"",
      "else",
      "  compdef _\(name.identifier) \(name.word)",
      "fi",
    ]
  }

  private func branch(for command: CommandSpec) -> [String] {
    let words = command.argument.map { argument -> [String] in
      let position = if argument.count.allowsSeveral { "*" } else { "1" }
      return [quoted("\(position):\(argument.value.placeholder):\(action(argument.value))")]
    }
    let arguments = command.options.flatMap(arguments(for:)) + (words ?? [])
    return ["    \(command.name))", "      _arguments \\"]
      + arguments.dropLast().map { "        \($0) \\" }
      + arguments.suffix(1).map { "        \($0)" }
      + ["      ;;"]
  }

  private func arguments(for option: OptionSpec) -> [String] {
    let names = (option.letter.map { ["-\($0)"] } ?? []) + [option.typedName]
    let value = option.value.map { ":\($0.placeholder):\(action($0))" } ?? ""
    let repeats = option.repeats ? "*" : ""
    return names.map { name in
      let equals = option.value != nil && name.hasPrefix("--") ? "=" : ""
      return quoted("\(repeats)\(name)\(equals)[\(escaped(option.help))]\(value)")
    }
  }

  private func action(_ value: ValueSpec) -> String {
    switch CompletionSource(value.choices, vocabulary: vocabulary) {
    case .none: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .scenarios: "_\(name.identifier)_scenarios"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  /// A description inside the brackets of an `_arguments` specification.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
