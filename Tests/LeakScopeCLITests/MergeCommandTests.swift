import Foundation
import Testing

@Suite struct MergeCommandTests {
  private static let names = ["survivor", "throws", "deaths-in-order", "fatal-error", "exit-3"]

  /// Calls `body` with a folder in which the parts of a catalog were compared, each to a file.
  private func compared(in parts: Int, _ body: (Folder) throws -> Void) throws {
    try Folder.ofScenarios { folder in
      let options = ["--scenarios", folder.path]
      #expect(try Tool.fixtures.run(["record", "--quiet", "throws"] + options).status == 0)
      for part in 1...parts {
        let line =
          ["diff", "--shard", "\(part)/\(parts)", "--format", "json"]
          + ["--output", folder.path("\(part).json")]
        let result = try Tool.fixtures.run(line + options + Self.names)
        #expect(result.status == (parts == 5 && part == 1 ? 0 : 1))
      }
      try body(folder)
    }
  }

  private func merge(_ files: [String], _ line: String..., in folder: Folder) throws -> Tool.Result
  {
    try Tool.fixtures.run(["merge"] + files.map(folder.path) + line)
  }

  @Test func mergedPartsAreWhatOneRunPrints() throws {
    try compared(in: 3) { folder in
      let line = ["diff", "--scenarios", folder.path] + Self.names
      let parts = ["3.json", "1.json", "2.json"]
      for format in ["json", "text"] {
        let whole = try Tool.fixtures.run(line + ["--format", format])
        let merged = try merge(parts, "--format", format, in: folder)
        #expect(merged.output == whole.output)
        #expect(merged.status == whole.status && whole.status == 1)
        #expect(merged.errors.isEmpty)
        try folder.write(whole.output, to: "whole." + format)
      }
      // The report of a whole is that of its only part.
      for format in ["junit", "tap", "github", "sarif"] {
        let merged = try merge(parts, "--format", format, in: folder)
        #expect(try merge(["whole.json"], "--format", format, in: folder).output == merged.output)
        #expect(merged.output.contains("survivor"))
      }
    }
  }

  @Test func aMissingPartIsNamed() throws {
    try compared(in: 3) { folder in
      let result = try merge(["3.json", "1.json"], in: folder)
      #expect(result.status == 65)
      #expect(result.errors == "Error: Part 2/3 is missing.\n")
      #expect(result.output.isEmpty)
    }
  }

  @Test func aPartThatIsThereTwiceIsNamed() throws {
    try compared(in: 2) { folder in
      let result = try merge(["1.json", "2.json", "1.json"], in: folder)
      #expect(result.status == 65)
      #expect(result.errors.hasPrefix("Error: Part 1/2 is there more than once: '"))
    }
  }

  @Test func whatIsNoReportIsNamed() throws {
    try Folder.temporary { folder in
      let absent = try merge(["absent.json"], in: folder)
      #expect(absent.status == 66)
      #expect(absent.errors.hasPrefix("Error: Cannot read '\(folder.path("absent.json"))': "))
      try folder.write("{}", to: "other.json")
      let other = try merge(["other.json"], in: folder)
      #expect(other.status == 65)
      #expect(other.errors.contains("is not a report of 'diff --format json'."))
      #expect(try merge([], in: folder).status == 64)
    }
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "one/two"])
  func aBadPartIsAnErrorThatSaysWhatWasExpected(text: String) throws {
    let result = try Tool.fixtures.run("diff", "--shard", text)
    #expect(result.status == 64)
    #expect(
      result.errors.hasPrefix(
        "Error: '\(text)' is not a valid value for '--shard'; expected a part and their number, such as "
          + "'2/3', of at most 1000 parts.\n"))
  }

  @Test func anEmptyPartIsEqual() throws {
    try Folder.ofScenarios { folder in
      let result = try Tool.fixtures.run(
        "diff", "survivor", "--shard", "2/2", "--scenarios", folder.path)
      #expect(result.status == 0)
      #expect(result.output == "0 compared: 0 equal\n")
    }
  }
}
