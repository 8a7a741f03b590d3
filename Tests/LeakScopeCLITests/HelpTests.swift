import LeakScopeCLI
import Testing

struct HelpTests {
  private func help(_ path: [CommandSpec], width: Int = 80) -> String {
    HelpText(path: path, vocabulary: Samples.vocabulary, width: width).text
  }

  @Test func theToolExplainsItself() throws {
    try expectSnapshot(help([Samples.root]), "help.txt")
  }

  @Test(arguments: [
    "run", "list", "show", "compare", "graph", "diff", "merge", "record", "review", "accept",
    "reject",
    "exec",
    "help",
  ])
  func everyCommandExplainsItself(name: String) throws {
    let command = try #require(Samples.command(name))
    try expectSnapshot(help([Samples.root, command]), "help-\(name).txt")
  }

  @Test(arguments: [20, 30, 40, 45])
  func onANarrowTerminalDescriptionsStandBelowTheirLabels(width: Int) {
    for path in [[Samples.root]] + Samples.root.subcommands.map({ [Samples.root, $0] }) {
      for line in help(path, width: width).split(separator: "\n")
      where line.count > width && line.hasPrefix("      ") && !line.hasPrefix("       ") {
        #expect(!line.dropFirst(6).contains(" "), "\(line)")
      }
    }
  }

  @Test func examplesNameWhatIsThere() throws {
    let own = Vocabulary(
      scenarios: ["screen-ring"], families: ["Screens"], commands: Samples.vocabulary.commands)
    let list = try #require(Samples.command("list"))
    let help = HelpText(path: [Samples.root, list], vocabulary: own, width: 80).text
    #expect(help.contains("  leakscope list screen ring "))
    #expect(help.contains("  leakscope list --family screens "))
    for command in Samples.root.subcommands {
      let help = HelpText(path: [Samples.root, command], vocabulary: own, width: 80).text
      #expect(!help.contains(#/\brac\b|RAC|timer|subject-map/#), "\(help)")
    }
  }

  @Test(arguments: [40, 60, 80, 200])
  func noLineIsWiderThanAskedFor(width: Int) {
    for path in [[Samples.root]] + Samples.root.subcommands.map({ [Samples.root, $0] }) {
      let lines = help(path, width: width).split(separator: "\n")
      let breakable = lines.filter { $0.count > width && $0.contains { $0 != " " } }
      // A part that must not be broken may be wider than a very narrow terminal.
      #expect(breakable.allSatisfy { width < 60 && !$0.hasPrefix("OVERVIEW") })
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }

  @Test func everySentenceOfHelpEndsWithAFullStop() {
    for command in [Samples.root] + Samples.root.subcommands {
      #expect(command.abstract.hasSuffix("."))
      #expect(command.options.allSatisfy { $0.help.hasSuffix(".") })
    }
  }

  @Test func noTwoOptionsOfACommandShareANameOrALetter() {
    for command in [Samples.root] + Samples.root.subcommands {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.letter)
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
    }
  }
}
