import Foundation
import LeakScopeCLI
import Testing

/// The command line belongs to whoever links it: it speaks of itself by the name of its file.
struct ProgramNameTests {
  /// Runs the fixtures under another name.
  private func run(
    as name: String = "my-scenarios", _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    try Folder.ofScenarios { folder in
      let process = Tool.fixtures.process(arguments, environment: ["COLUMNS": "100"])
      let link = folder.url.appendingPathComponent(name)
      let original = try #require(process.executableURL)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: original)
      process.executableURL = link
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      return try Tool.output(of: process)
    }
  }

  @Test func helpShowsTheNameOfTheFileAndAScenarioThatIsThere() throws {
    let help = try run("help", "run").output
    #expect(help.contains("USAGE: my-scenarios run "))
    #expect(help.contains("\n  my-scenarios run throws "))
    #expect(!help.contains("leakscope"))
    #expect(try run("help").output.contains("See 'my-scenarios help <command>'"))
  }

  @Test func errorsShowTheNameOfTheFile() throws {
    let parser = CommandLineParser(
      root: CommandTree.root(named: "mine"), vocabulary: Samples.vocabulary)
    #expect(
      parser.parse(["run", "zzz"]).error?.words(in: "mine")
        == "There is no scenario named 'zzz'. 'mine list' names them all.")
    #expect(
      parser.parse(["subject"]).error?.words(in: "mine").hasSuffix("'mine run subject'?") == true)
  }

  @Test func aProgramMayHaveTheNameOfACommand() throws {
    #expect(try run(as: "list", "help").output.contains("USAGE: list <command>"))
    #expect(try run(as: "list", "list", "--format", "names").output.hasPrefix("throws\n"))
    let script = CompletionShell.bash.script(
      for: CommandTree.root(named: "run"), vocabulary: Samples.vocabulary)
    #expect(script.contains("\n    run)\n"))
  }

  @Test func theNameIsThatOfTheFileWithoutItsFolders() {
    #expect(LeakscopeCommand.name(ofProgramAt: "/a/b/scenes") == "scenes")
    #expect(LeakscopeCommand.name(ofProgramAt: "scenes") == "scenes")
    #expect(LeakscopeCommand.name(ofProgramAt: nil) == "leakscope")
    #expect(LeakscopeCommand.name(ofProgramAt: "/") == "leakscope")
    #expect(LeakscopeCommand.name(ofProgramAt: "/\u{1B}[31mred") == #"\u{1B}[31mred"#)
  }

  @Test(arguments: [
    (".build/x86_64-unknown-linux-gnu/debug/Own", "swift run Own"),
    ("../.build/debug/Own", "swift run Own"),
    (".build/x86_64-unknown-linux-gnu/release/Own", "swift run -c release Own"),
    ("./Own", "./Own"), ("bin/Own", "bin/Own"), ("Own", "Own"), ("/a/.build/debug/Own", "Own"),
    (".build/debug/leakscope", "leakscope"),
  ])
  func hintsCallAProgramAsItWasStarted(path: String, call: String) {
    #expect(LeakscopeCommand.call(ofProgramAt: path) == call)
  }

  @Test func hintsOfAProgramThatSwiftRunStartedCanBeTyped() throws {
    try Folder.ofScenarios { folder in
      let build = folder.path(".build/debug")
      try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
      let original = try #require(Tool.fixtures.process([]).executableURL)
      try FileManager.default.createSymbolicLink(
        atPath: build + "/Own", withDestinationPath: original.path)
      let shown = { (line: String...) throws -> String in
        try Tool.fixtures.run(line, from: "exec .build/debug/Own \"$@\" 2>&1", in: folder).output
      }
      #expect(try shown("help", "run").contains("USAGE: swift run Own run "))
      #expect(try shown("help").contains("See 'swift run Own help <command>'"))
      #expect(try shown("run", "zzz").contains("'swift run Own list' names them all."))
      #expect(
        try shown("diff", "survivor", "--scenarios", ".").contains(
          "to record it: swift run Own record survivor\n"))
      // A shell completes the name.
      #expect(
        try shown("--generate-completion-script", "bash").contains("$(Own list --format names"))
    }
  }

  @Test(arguments: CompletionShell.allCases)
  func completionsOfAnyNameAreASafeScript(shell: CompletionShell) throws {
    let script = { (name: String) in
      shell.script(for: CommandTree.root(named: name), vocabulary: Samples.vocabulary)
    }
    #expect(script("my-scenarios").contains("_my_scenarios"))
    #expect(script("my-scenarios").contains("my-scenarios list --format names"))
    #expect(!script("my-scenarios").contains("leakscope"))
    #expect(script("a; b").contains("'a; b' list --format names"))
    #expect(script("a; b").contains("_a__b"))
  }
}
