import Foundation
import Testing

struct DiffCommandTests {
  private static let names = ["survivor", "throws", "deaths-in-order", "fatal-error"]

  private func diff(_ line: [String], in folder: Folder) throws -> Tool.Result {
    try Tool.fixtures.run(["diff", "--scenarios", folder.path] + line)
  }

  /// Calls `body` with a folder that holds expectations for these scenarios.
  private func recorded(_ names: [String], _ body: (Folder) throws -> Void) throws {
    try Folder.ofScenarios { folder in
      let result = try Tool.fixtures.run(["record", "--scenarios", folder.path] + names)
      #expect(result.status == 0)
      try body(folder)
    }
  }

  @Test func reportsThatEqualTheirExpectationsAreCounted() throws {
    try recorded(Self.names) { folder in
      let result = try diff(Self.names, in: folder)
      #expect(result.status == 0)
      #expect(result.output == "4 compared: 4 equal\n")
      #expect(result.errors.isEmpty)
      #expect(try diff(Self.names + ["--quiet"], in: folder).output.isEmpty)
    }
  }

  @Test func aDifferenceIsShownLineByLine() throws {
    try recorded(["survivor"]) { folder in
      let path = "RAC/Expected/survivor.txt"
      let text = try folder.read(path).replacingOccurrences(of: "end of body", with: "the end")
      try folder.write(text, to: path)
      let result = try diff(["survivor"], in: folder)
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          "survivor differs from \(path)\n   Other events: 1 new, 1 missing, from event 2 on.\n"
            + "--- expected\n+++ actual\n@@ -"))
      #expect(result.output.contains("\n-   2  the end\n+   2  end of body\n"))
      #expect(result.output.hasSuffix("\n\n1 compared: 0 equal, 1 different\n"))
      #expect(try folder.read(path) == text)
    }
  }

  @Test func aMissingExpectationIsADifference() throws {
    try Folder.ofScenarios { folder in
      let result = try diff(["survivor"], in: folder)
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          "survivor has no expectation at RAC/Expected/survivor.txt\n"
            + "   to record it: fixture-scenarios record survivor\n"))
      #expect(result.output.contains("\n+As declared: "))
      #expect(!folder.hasExpectations)
    }
  }

  @Test func anyNumberOfJobsPrintsTheSameBytesInTheOrderOfTheCatalog() throws {
    try recorded(["throws"]) { folder in
      let one = try diff(Self.names + ["--jobs", "1"], in: folder)
      let reversed = Array(Self.names.reversed())
      let three = try diff(reversed + ["--jobs", "3"], in: folder)
      #expect(one.status == 1)
      #expect(one.output == three.output)
      #expect(one.output.contains("4 compared: 1 equal, 3 without an expectation\n"))
    }
  }

  @Test func aRecordedCrashIsAsExpectedAndAnotherIsNot() throws {
    try recorded(["segmentation-fault"]) { folder in
      #expect(try diff(["segmentation-fault"], in: folder).status == 0)
      try folder.write(
        "leakscope expectation 1\nend\n", to: "RAC/Expected/segmentation-fault.txt")
      #expect(try diff(["segmentation-fault"], in: folder).status == 2)
    }
  }

  @Test(arguments: [
    ("", 1), ("leakscope expectation 1\nreport\n", 2), ("leakscope expectation 2\nend\n", 1),
    ("report\nend\n", 1),
  ])
  func anUnreadableExpectationIsNamedAndLeftAlone(text: String, line: Int) throws {
    try recorded(["throws"]) { folder in
      let path = "RAC/Expected/survivor.txt"
      try folder.write(text, to: path)
      let result = try diff(["survivor", "throws"], in: folder)
      #expect(result.status == 65)
      #expect(result.errors.hasPrefix("Error: \(folder.path(path)):\(line): "))
      if text.hasPrefix("report") {
        #expect(result.errors.contains("expected to be 'leakscope expectation 1'"))
        #expect(result.errors.contains("'record'"))
      }
      #expect(result.output == "2 compared: 1 equal, 1 unreadable\n")
      #expect(try folder.read(path) == text)
    }
  }

  @Test func anExpectationThatIsNotTextNamesItsLine() throws {
    try Folder.ofScenarios { folder in
      let path = "RAC/Expected/survivor.txt"
      let bytes = Data("leakscope expectation 1\n".utf8) + Data([0xFF, 0x0A])
      try folder.write(bytes, to: path)
      let result = try diff(["survivor"], in: folder)
      #expect(result.status == 65)
      #expect(result.errors.contains("survivor.txt:2: The line is not UTF-8."))
    }
  }

  @Test func aFolderInPlaceOfAnExpectationIsToldOnce() throws {
    try Folder.ofScenarios { folder in
      try folder.write("", to: "RAC/Expected/survivor.txt/inner")
      let result = try diff(["survivor"], in: folder)
      #expect(result.status == 65)
      #expect(result.output == "1 compared: 0 equal, 1 unreadable\n")
      let path = folder.path("RAC/Expected/survivor.txt")
      #expect(result.errors == "Error: \(path): Cannot be read: Is a directory.\n")
    }
  }

  @Test func anExpectationWhoseLinesEndInCRLFIsCalledThat() throws {
    try recorded(["survivor"]) { folder in
      let path = "RAC/Expected/survivor.txt"
      let text = try folder.read(path).replacingOccurrences(of: "\n", with: "\r\n")
      try folder.write(text, to: path)
      let result = try diff(["survivor"], in: folder)
      #expect(result.status == 65)
      #expect(
        result.errors.contains("survivor.txt:1: The line ends in CRLF; an expectation's end in LF.")
      )
    }
  }

  @Test func programsReadEveryComparison() throws {
    try recorded(["throws"]) { folder in
      let result = try diff(["survivor", "throws", "--format", "json"], in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("\"result\" : \"equal\""))
      #expect(result.output.contains("\"result\" : \"missing\""))
    }
  }

  @Test(.enabled(if: Tool.canReadMemory, "a sanitizer may take a scenario beyond its time limit"))
  func anUnreferencedExpectationCountsUnlessNamesWereGiven() throws {
    try Folder.ofScenarios { folder in
      let scenarios = ["--scenarios", folder.path]
      #expect(try Tool.leakscope.run(["record", "--quiet"] + scenarios).status == 0)
      // What is pending is no expectation.
      try folder.write("", to: "RAC/Expected/old.actual")
      #expect(try Tool.leakscope.run(["diff"] + scenarios).status == 0)
      try folder.write("", to: "RAC/Expected/old.txt")
      let all = try Tool.leakscope.run(["diff"] + scenarios)
      #expect(all.status == 1)
      #expect(all.output.contains("RAC/Expected/old.txt belongs to no scenario\n"))
      #expect(try Tool.leakscope.run(["diff", "subject-map"] + scenarios).status == 0)
    }
  }
}
