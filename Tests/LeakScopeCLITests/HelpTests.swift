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
    "run", "list", "show", "diff", "merge", "record", "review", "accept", "reject", "help",
  ])
  func everyCommandExplainsItself(name: String) throws {
    let command = try #require(Samples.command(name))
    try expectSnapshot(help([Samples.root, command]), "help-\(name).txt")
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
