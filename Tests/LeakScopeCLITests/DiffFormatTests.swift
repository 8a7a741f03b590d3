import Foundation
import Testing

/// The forms in which `diff` prints what it found, and what a GitHub workflow gets besides.
@Suite struct DiffFormatTests {
  /// A scenario that differs and one that does not.
  private static let names = ["survivor", "throws"]

  /// Calls `body` with a folder in a package, in which one expectation is another one.
  private func different(_ body: (Folder) throws -> Void) throws {
    try Folder.temporary { package in
      try package.write("", to: "Package.swift")
      let folder = Folder(url: package.url.appendingPathComponent("Scenarios"))
      for name in ["survivor", "subject-map"] { try folder.write("", to: "RAC/\(name).swift") }
      let line = ["record", "--quiet", "--scenarios", folder.path]
      #expect(try Tool.fixtures.run(line + Self.names).status == 0)
      let path = "RAC/Expected/survivor.txt"
      try folder.write(
        try folder.read(path).replacingOccurrences(of: "end of body", with: "the end"), to: path)
      try body(folder)
    }
  }

  private func diff(
    _ line: String..., in folder: Folder, environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try Tool.fixtures.run(
      ["diff", "--scenarios", folder.path] + Self.names + line, environment: environment)
  }

  @Test(arguments: ["json", "junit", "tap", "github", "sarif"])
  func everyFormNamesTheScenarioAndItsPlaceInThePackage(format: String) throws {
    try different { folder in
      let result = try diff("--format", format, in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("Other events: 1 new, 1 missing, from event 2 on."))
      #expect(result.output.contains("Scenarios/RAC/survivor.swift"))
      #expect(!result.output.contains(folder.path))
      #expect(try diff("--format", format, "--jobs", "1", in: folder).output == result.output)
      #expect(result.errors.isEmpty)
    }
  }

  @Test func aWorkflowGetsAnnotationsAfterTheTextWithoutAsking() throws {
    try different { folder in
      let plain = try diff(in: folder)
      #expect(!plain.output.contains("::"))
      let result = try diff(in: folder, environment: ["GITHUB_ACTIONS": "true"])
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(plain.output))
      #expect(result.output.contains("\n::error file=Scenarios/RAC/survivor.swift,line="))
      #expect(try !diff(in: folder, environment: ["GITHUB_ACTIONS": "no"]).output.contains("::"))
    }
  }

  @Test func annotationsStandInTheLogWhereverTheResultGoes() throws {
    try different { folder in
      let environment = ["GITHUB_ACTIONS": "true"]
      let path = folder.path("result")
      for format in ["text", "json", "junit"] {
        let result = try diff(
          "--format", format, "--output", path, in: folder, environment: environment)
        #expect(result.output.hasPrefix("::error file="), "\(format)")
        #expect(try !folder.read("result").contains("::error"), "\(format)")
      }
      // A program reads this.
      let json = try diff("--format", "json", in: folder, environment: environment)
      #expect(!json.output.contains("::error"))
      let github = try diff("--format", "github", in: folder, environment: environment)
      #expect(github.output.components(separatedBy: "::error").count == 2)
    }
  }

  @Test func theSummaryOfAStepIsAppendedToItsFile() throws {
    try different { folder in
      try folder.write("before\n", to: "summary.md")
      let environment = ["GITHUB_STEP_SUMMARY": folder.path("summary.md")]
      #expect(try diff(in: folder, environment: environment).status == 1)
      #expect(try folder.read("summary.md") == "before\n")
      #expect(try diff("--format", "github", in: folder, environment: environment).status == 1)
      let text = try folder.read("summary.md")
      #expect(text.hasPrefix("before\n## leakscope diff\n\n2 compared: 1 equal, 1 different\n"))
      #expect(text.contains("`Scenarios/RAC/survivor.swift:"))
      let all = environment.merging(["GITHUB_ACTIONS": "true"]) { $1 }
      #expect(try diff("--format", "json", in: folder, environment: all).status == 1)
      #expect(try folder.read("summary.md").components(separatedBy: "## leakscope").count == 3)
    }
  }

  @Test func aSummaryThatCannotBeWrittenIsAnError() throws {
    try different { folder in
      let result = try diff(
        "--format", "github", in: folder, environment: ["GITHUB_STEP_SUMMARY": "/no/such/file"])
      #expect(result.status == 73)
      #expect(result.errors.contains("Cannot write to /no/such/file: "))
    }
  }
}
