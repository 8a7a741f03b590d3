/// How a command is called.
enum UsageLine {
  /// The whole line.
  static func text(for path: [CommandSpec]) -> String {
    parts(for: path).joined(separator: " ")
  }

  /// The parts of the line, none of which should be broken.
  ///
  /// The options that all commands share, and those
  /// that stand in for a command, are not spelled out.
  static func parts(for path: [CommandSpec]) -> [String] {
    guard let command = path.last else { return [] }
    let names = path.map(\.name)
    guard command.subcommands.isEmpty else { return names + ["<command>", "[<options>]"] }
    let words = command.argument.map { [$0.usage] } ?? []
    let options = command.ownOptions.map { "[\(label(of: $0))]" } + ["[<options>]"]
    // Behind a program stand its own options.
    if case .commandLine = command.argument?.count { return names + options + words }
    return names + words + options
  }

  /// How an option is typed: `--timeout <seconds>`.
  static func label(of option: OptionSpec) -> String {
    option.typedName + (option.value.map { " <\($0.placeholder)>" } ?? "")
  }
}
