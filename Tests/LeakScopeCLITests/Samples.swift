import LeakScopeCLI

/// A catalog of names, as far as a command line needs to know it.
enum Samples {
  static let root = CommandTree.root(named: "leakscope")

  static let vocabulary = Vocabulary(
    scenarios: ["subject-map", "subject", "timer-held-target"], families: ["RAC", "Timers"],
    commands: root.subcommands.map(\.name))

  static let parser = CommandLineParser(root: root, vocabulary: vocabulary)

  /// The command below the root with this name.
  static func command(_ name: String) -> CommandSpec? {
    root.subcommands.first { $0.name == name }
  }

  /// A small command line of its own, so that the rules of parsing are tested apart from the tool's.
  static let verbose = Flag("verbose", letter: "v", help: "Say more.")
  static let dry = Flag("dry", letter: "d", help: "Change nothing.")
  static let size = Option<Int>(
    "size", letter: "s", takes: "number", expected: "a whole number", help: "How many."
  ) { Int($0) }
  static let tag = Option<String>(
    "tag", takes: "tag", expected: "a tag", choices: .any, repeats: true, help: "Add a tag.")

  static func parse(_ line: String..., count: ArgumentSpec.Count = .any) -> ParsedCommandLine {
    let word = ValueSpec("word", expected: "a word")
    let command = CommandSpec(
      name: "do", abstract: "Do it.",
      argument: ArgumentSpec(value: word, count: count, help: "What to do."),
      options: [verbose.spec, dry.spec, size.spec, tag.spec])
    let root = CommandSpec(name: "tool", abstract: "A tool.", subcommands: [command])
    return CommandLineParser(root: root, vocabulary: vocabulary).parse(line)
  }
}
