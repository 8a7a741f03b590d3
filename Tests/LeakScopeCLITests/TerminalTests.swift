import Foundation
import Testing

struct TerminalTests {
  /// Runs a command on a terminal and returns what it showed there.
  private func show(
    _ line: String..., output: Bool = true, errors: Bool = true,
    environment: [String: String] = ["TERM": "xterm"]
  ) throws -> String {
    let terminal = try Terminal()
    let process = Tool.fixtures.process(line, environment: environment)
    process.standardOutput = output ? terminal.device : FileHandle.nullDevice
    process.standardError = errors ? terminal.device : FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try terminal.readToEnd()
  }

  @Test func aTerminalGetsColourUnlessToldOtherwise() throws {
    #expect(try show("run", "survivor").contains("\u{1B}[31m✗"))
    #expect(try !show("run", "survivor", "--color=never").contains("\u{1B}"))
    #expect(
      try !show("run", "survivor", environment: ["TERM": "xterm", "NO_COLOR": "1"])
        .contains("\u{1B}"))
    #expect(try !show("run", "survivor", environment: ["TERM": "dumb"]).contains("\u{1B}"))
  }

  @Test func eachStreamDecidesForItself() throws {
    let errors = try show("run", "no-such-scenario", output: false)
    #expect(errors.hasPrefix("\u{1B}[31mError:\u{1B}[0m There is no scenario"))
    #expect(try show("run", "no-such-scenario", errors: false).isEmpty)
  }

  @Test func aFileGetsNoColourFromATerminal() throws {
    try Folder.temporary { folder in
      _ = try show("run", "survivor", "--output", folder.path("report.txt"))
      #expect(try !folder.read("report.txt").contains("\u{1B}"))
    }
  }

  @Test func progressIsShownAndErased() throws {
    let shown = try show("run", "survivor", "throws", output: false)
    #expect(
      shown == "running survivor, 2 of 2 remain\r\u{1B}[Krunning throws, 1 of 2 remain\r\u{1B}[K")
  }

  @Test func oneScenarioOrAWishForQuietShowsNoProgress() throws {
    #expect(try show("run", "survivor", output: false).isEmpty)
    #expect(try show("run", "survivor", "throws", "--quiet", output: false).isEmpty)
    let dumb = try show("run", "survivor", "throws", output: false, environment: ["TERM": "dumb"])
    #expect(dumb.isEmpty)
  }
}
