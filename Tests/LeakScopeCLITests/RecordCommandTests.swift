import Foundation
import Testing

struct RecordCommandTests {
  private func record(
    _ line: String..., in folder: Folder, environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try Tool.fixtures.run(
      ["record", "--scenarios", folder.path] + line, environment: environment)
  }

  @Test func everyFileIsNamedAsWrittenOrUnchanged() throws {
    try Folder.ofScenarios { folder in
      let first = try record("survivor", in: folder)
      #expect(first.status == 0)
      #expect(first.output == "written     \(folder.path("RAC/Expected/survivor.txt"))\n")
      #expect(first.errors.contains("'fixture-scenarios diff'"))
      let second = try record("survivor", "throws", in: folder)
      #expect(
        second.output
          == """
          written     \(folder.path("RAC/Expected/throws.txt"))
          unchanged   \(folder.path("RAC/Expected/survivor.txt"))

          """)
      let third = try record("survivor", in: folder)
      #expect(third.errors.isEmpty)
    }
  }

  @Test func belowTheWorkingDirectoryAPathBeginsThere() throws {
    try Folder.ofScenarios { folder in
      try FileManager.default.moveItem(atPath: folder.path("RAC"), toPath: folder.path("old"))
      try FileManager.default.createDirectory(
        atPath: folder.path("Scenarios"), withIntermediateDirectories: false)
      try FileManager.default.moveItem(
        atPath: folder.path("old"), toPath: folder.path("Scenarios/RAC"))
      for options in [[], ["--scenarios", "Scenarios"]] {
        let result = try Tool.fixtures.run(
          ["record", "survivor"] + options, from: "exec \"$0\" \"$@\"", in: folder)
        #expect(result.output.hasSuffix("   Scenarios/RAC/Expected/survivor.txt\n"))
      }
    }
  }

  @Test func nothingIsWrittenToAFolderOfOthers() throws {
    try Folder.temporary { folder in
      try folder.write("", to: "RAC/other.swift")
      let result = try record("survivor", in: folder)
      #expect(result.status == 66)
      #expect(
        result.errors
          == "Error: '\(folder.path)' is not the folder of these scenarios: it holds the source of "
          + "none, such as 'RAC/throws.swift'.\n")
      #expect(!folder.hasExpectations)
    }
  }

  @Test func anExpectationIsTheReportWithoutColour() throws {
    try Folder.ofScenarios { folder in
      _ = try record("survivor", "--color=always", in: folder)
      let report = try Tool.fixtures.run("run", "survivor").output
      #expect(
        try folder.read("RAC/Expected/survivor.txt")
          == "leakscope expectation 1\n\(report)end\n")
    }
  }

  @Test func quietGivesNoAdvice() throws {
    try Folder.ofScenarios { folder in
      let result = try record("survivor", "--quiet", in: folder)
      #expect(result.output == "written     \(folder.path("RAC/Expected/survivor.txt"))\n")
      #expect(result.errors.isEmpty)
    }
  }

  @Test func aRunThatIsNotAsDeclaredIsRecordedAndPointedOut() throws {
    try Folder.ofScenarios { folder in
      let result = try record("exit-0", in: folder)
      #expect(result.status == 0)
      #expect(result.errors.hasPrefix("Note: exit-0 was not as it declares.\n"))
    }
  }

  @Test func inCIRecordingIsRefusedUnlessToldOtherwise() throws {
    try Folder.ofScenarios { folder in
      let refused = try record("survivor", in: folder, environment: ["CI": "true"])
      #expect(refused.status == 73)
      #expect(
        refused.errors
          == "Error: Recording is refused because CI is set: nobody would read what was recorded. "
          + "Give '--force-record' to record all the same.\n")
      #expect(!folder.hasExpectations)
      let told = try record("survivor", "--force-record", in: folder, environment: ["CI": "true"])
      #expect(told.status == 0)
      #expect(try record("survivor", in: folder, environment: ["CI": ""]).status == 0)
    }
  }

  @Test(arguments: ["report\n", "leakscope expectation 1\n", "leakscope expectation 1\r\nend\r\n"])
  func aDamagedExpectationIsLeftAloneAndTheOthersAreRecorded(text: String) throws {
    try Folder.ofScenarios { folder in
      try folder.write(text, to: "RAC/Expected/throws.txt")
      let result = try record("throws", "survivor", in: folder)
      #expect(result.status == 65)
      #expect(result.output == "written     \(folder.path("RAC/Expected/survivor.txt"))\n")
      #expect(result.errors.hasPrefix("Error: \(folder.path("RAC/Expected/throws.txt")):1: "))
      #expect(result.errors.contains("\n  Remove it to record it anew.\n"))
      #expect(try folder.read("RAC/Expected/throws.txt") == text)
    }
  }

  @Test func whereNothingCanBeWrittenThePathIsNamed() throws {
    try Folder.ofScenarios { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("RAC/Expected"), withDestinationPath: "/no/such/folder")
      let result = try record("survivor", in: folder)
      #expect(result.status == 73)
      #expect(result.output.isEmpty)
      #expect(
        result.errors.hasPrefix(
          "Error: Cannot write to \(folder.path("RAC/Expected/survivor.txt")): "))
    }
  }
}
