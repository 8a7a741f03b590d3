import Foundation
import Testing

struct ClosedStreamTests {
  /// Runs a command with streams closed, as `<&-` and `>&-` do it in a shell.
  private func run(_ line: [String], closing redirections: String) throws -> Tool.Result {
    try Folder.temporary { folder in
      let process = Tool.fixtures.process(line)
      let command = try #require(process.executableURL?.path)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirections)", command] + line
      process.standardOutput = try folder.create("output")
      process.standardError = try folder.create("errors")
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return Tool.Result(
        status: process.terminationStatus, output: try folder.read("output"),
        errors: try folder.read("errors"))
    }
  }

  private static let everyMixture = [
    "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
  ]

  @Test(arguments: everyMixture)
  func aFileIsWrittenWhicheverStreamIsClosed(streams: String) throws {
    let report = try Tool.fixtures.run("run", "survivor").output
    try Folder.temporary { folder in
      let result = try run(
        ["run", "survivor", "-o", folder.path("report.txt")], closing: streams)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(try folder.names == ["report.txt"])
      #expect(try folder.read("report.txt") == report)
    }
  }

  @Test(arguments: everyMixture.filter { $0.contains(" >&-") || $0.hasPrefix(">&-") })
  func aResultForAClosedStreamIsNoSuccess(streams: String) throws {
    for line in [["list"], ["run", "survivor"]] {
      let result = try run(line, closing: streams)
      #expect(result.status == 73)
      #expect(result.output.isEmpty)
      if !streams.contains("2") { #expect(result.errors.hasPrefix("Error: Cannot write to ")) }
    }
  }

  @Test func aLinkToAClosedStreamIsNoSuccessAndStays() throws {
    try Folder.temporary { folder in
      // As `/dev/stdout` is one, which a test must not put at risk.
      let link = folder.path("stdout")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "/proc/self/fd/1")
      let result = try run(["run", "survivor", "-o", link], closing: ">&-")
      #expect(result.status == 73)
      #expect(result.errors.hasPrefix("Error: Cannot write to \(link): "))
      #expect(try folder.names == ["stdout"])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/proc/self/fd/1")
    }
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func aResultForAnOpenStreamArrives(streams: String) throws {
    let result = try run(["run", "survivor", "three-streams"], closing: streams)
    #expect(result.status == 0)
    #expect(try result.output == Tool.fixtures.run("run", "survivor", "three-streams").output)
    #expect(result.errors.isEmpty)
  }
}
