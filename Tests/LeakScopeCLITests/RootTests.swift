import LeakScopeCLI
import Testing

struct RootTests {
  @Test func withoutArgumentsTheToolExplainsItself() throws {
    let result = try Tool.leakscope.run(environment: ["COLUMNS": "80"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("OVERVIEW: "))
    #expect(result.errors.isEmpty)
  }

  @Test func theVersionStandsAloneOnStandardOutput() throws {
    for line in [["--version"], ["run", "--version"]] {
      let result = try Tool.leakscope.run(line)
      #expect(result.status == 0)
      #expect(result.output == LeakscopeCommand.version + "\n")
    }
  }

  @Test(arguments: [
    "run", "list", "show", "diff", "merge", "record", "review", "accept", "reject", "help",
  ])
  func helpCanBeAskedForInThreeWays(command: String) throws {
    let help = try Tool.leakscope.run("help", command)
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: leakscope \(command)"))
    #expect(try Tool.leakscope.run(command, "--help").output == help.output)
    #expect(try Tool.leakscope.run(command, "-h").output == help.output)
  }

  @Test(arguments: [
    ["--help", "--unknown"], ["run", "no-such-scenario", "--help"], ["list", "--format", "-h"],
    ["show", "--help"], ["run", "--timeout=", "--help"], ["-qh"],
  ])
  func aWishForHelpOutweighsEveryError(line: [String]) throws {
    let result = try Tool.leakscope.run(line)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("OVERVIEW: "))
    #expect(result.errors.isEmpty)
  }

  @Test func afterTwoDashesHelpIsAWord() throws {
    let result = try Tool.leakscope.run("run", "--", "--help")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: There is no scenario named '--help'."))
  }

  @Test func columnsDecideTheWidthOfHelp() throws {
    let result = try Tool.leakscope.run("help", "list", environment: ["COLUMNS": "60"])
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func aMistakeIsToldOnStandardErrorWithAPointerToHelp() throws {
    let result = try Tool.leakscope.run("list", "--format", "jsn")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        Error: 'jsn' is not a valid value for '--format'; expected one of 'text', 'json', 'names'. Did you \
        mean 'json'?
        Usage: leakscope list [<word> ...] [--family <family>] [--leaks] [--clean] [--format <format>] [<options>]
          See 'leakscope list --help' for more information.

        """)
  }

  @Test(arguments: [
    (["run", "\u{1B}[31mred"], #"named '\u{1B}[31mred'"#), (["a\nb"], #"named 'a\nb'"#),
    (["list", "--format", "\u{9B}31m"], #"'\u{9B}31m' is not"#),
    (["list", "-o", "/no/such\r/file"], #"to /no/such\r/file: "#),
    (["show", "replay", "--scenarios", "\u{7}"], #"/\u{7}'."#),
  ])
  func controlCharactersOfArgumentsAreToldAsEscapes(line: [String], words: String) throws {
    let errors = try Tool.leakscope.run(line).errors
    #expect(errors.contains(words))
    #expect(
      errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func aMissingArgumentIsAnsweredWithTheWholeHelp() throws {
    let result = try Tool.leakscope.run("run")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: Missing argument; expected the names of the scenarios"))
    #expect(result.errors.contains("USAGE: leakscope run"))
  }

  @Test(arguments: [["run", "--all", "replay"], ["list", "--leaks", "--clean"]])
  func whatExcludesEachOtherIsRefused(line: [String]) throws {
    let result = try Tool.leakscope.run(line)
    #expect(result.status == 64)
    #expect(result.errors.contains("exclude each other"))
  }
}
