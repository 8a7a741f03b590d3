import Foundation
import Testing

/// Reports that wait beside their expectations until somebody decides.
@Suite struct PendingTests {
  private static let expectation = "RAC/Expected/survivor.txt"
  private static let pending = "RAC/Expected/survivor.actual"

  private func call(
    _ line: String..., in folder: Folder, environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try Tool.fixtures.run(line + ["--scenarios", folder.path], environment: environment)
  }

  /// What is recorded for `survivor` and for `throws`.
  private static let recorded = Result {
    try Folder.ofScenarios { folder in
      _ = try Tool.fixtures.run("record", "survivor", "throws", "--scenarios", folder.path)
      return (try folder.read(expectation), try folder.read("RAC/Expected/throws.txt"))
    }
  }

  /// Calls `body` with a folder in which the expectation of `survivor` differs and that of `throws` does not.
  private func different(_ body: (Folder) throws -> Void) throws {
    try Folder.ofScenarios { folder in
      let (survivor, throwing) = try Self.recorded.get()
      try folder.write(
        survivor.replacingOccurrences(of: "end of body", with: "the end"), to: Self.expectation)
      try folder.write(throwing, to: "RAC/Expected/throws.txt")
      try body(folder)
    }
  }

  /// Calls `body` with such a folder, in which the difference is pending already.
  private func pending(_ body: (Folder) throws -> Void) throws {
    try different { folder in
      try folder.write(try Self.recorded.get().0, to: Self.pending)
      try body(folder)
    }
  }

  private func update(_ folder: Folder) throws -> Tool.Result {
    try call("diff", "--update-pending", "survivor", "throws", in: folder)
  }

  private func exists(_ name: String, in folder: Folder) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  @Test func aReportThatDiffersIsLeftBesideItsExpectation() throws {
    try different { folder in
      let before = try folder.read(Self.expectation)
      let result = try update(folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("fixture-scenarios review"))
      #expect(try folder.read(Self.expectation) == before)
      let pending = try folder.read(Self.pending)
      #expect(pending == before.replacingOccurrences(of: "the end", with: "end of body"))
      #expect(!exists("RAC/Expected/throws.actual", in: folder))
      // Nothing else, and no temporary file.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("RAC/Expected"))
      #expect(names.sorted() == ["survivor.actual", "survivor.txt", "throws.txt"])
    }
  }

  @Test func aReportThatDiffersNoLongerIsNotLeftBehind() throws {
    try different { folder in
      try folder.write(try Self.recorded.get().0, to: Self.pending)
      try folder.write(try Self.recorded.get().0, to: Self.expectation)
      #expect(try update(folder).status == 0)
      #expect(!exists(Self.pending, in: folder))
    }
  }

  @Test func anAcceptedReportIsExpected() throws {
    try pending { folder in
      let result = try call("accept", "survivor", in: folder)
      #expect(result.status == 0)
      #expect(result.output == "accepted    \(Self.expectation)\n")
      #expect(!exists(Self.pending, in: folder))
      #expect(try call("diff", "survivor", in: folder).status == 0)
    }
  }

  @Test func anAcceptedReportThatContradictsItsScenarioIsPointedOutAsByRecord() throws {
    try Folder.ofScenarios { folder in
      let recorded = try call("record", "exit-0", in: folder)
      let note = "Note: exit-0 was not as it declares.\n"
      #expect(recorded.errors.hasPrefix(note))
      let expectation = try folder.read("RAC/Expected/exit-0.txt")
      try folder.write(expectation, to: "RAC/Expected/exit-0.actual")
      let accepted = try call("accept", "exit-0", in: folder)
      #expect(accepted.status == 0)
      #expect(accepted.errors == note)
    }
  }

  @Test func aRejectedReportIsGoneAndTheExpectationStays() throws {
    try pending { folder in
      let before = try folder.read(Self.expectation)
      let result = try call("reject", "--all", in: folder)
      #expect(result.status == 0)
      #expect(result.output == "rejected    \(Self.pending)\n")
      #expect(!exists(Self.pending, in: folder))
      #expect(try folder.read(Self.expectation) == before)
    }
  }

  @Test(arguments: ["accept", "reject"])
  func withoutAPendingReportANameIsAMistakeAndAllIsNot(command: String) throws {
    try different { folder in
      let named = try call(command, "survivor", in: folder)
      #expect(named.status == 66)
      #expect(named.errors.hasPrefix("Error: 'survivor' has no pending report; "))
      let all = try call(command, "--all", in: folder)
      #expect(all.status == 0 && all.output.isEmpty)
      #expect(all.errors == "Nothing is pending.\n")
      #expect(try call(command, in: folder).status == 64)
      #expect(try call(command, "--all", "survivor", in: folder).status == 64)
    }
  }

  @Test func thePendingReportOfAScenarioThatIsGoneCanOnlyBeRejected() throws {
    try different { folder in
      try folder.write("anything", to: "RAC/Expected/old.actual")
      let accepted = try call("accept", "--all", in: folder)
      #expect(accepted.status == 1)
      #expect(accepted.errors.contains("RAC/Expected/old.actual belongs to no scenario.\n"))
      #expect(exists("RAC/Expected/old.actual", in: folder))
      #expect(try call("reject", "--all", in: folder).status == 0)
      #expect(!exists("RAC/Expected/old.actual", in: folder))
    }
  }

  @Test func aDamagedPendingReportIsNotAcceptedAndTheOthersAre() throws {
    try pending { folder in
      try folder.write("leakscope expectation 1\nhalf", to: "RAC/Expected/throws.actual")
      let result = try call("accept", "--all", in: folder)
      #expect(result.status == 65)
      #expect(result.output == "accepted    \(Self.expectation)\n")
      #expect(result.errors.contains("throws.actual:2: The expectation is not complete"))
      #expect(result.errors.contains("'fixture-scenarios reject throws'"))
      #expect(exists("RAC/Expected/throws.actual", in: folder))
      #expect(try call("reject", "throws", in: folder).status == 0)
    }
  }

  @Test func aPendingReportThatEqualsItsExpectationChangesNothing() throws {
    try different { folder in
      try folder.write(try folder.read(Self.expectation), to: Self.pending)
      let result = try call("accept", "survivor", in: folder)
      #expect(result.status == 0)
      #expect(result.output == "unchanged   \(Self.expectation)\n")
      #expect(!exists(Self.pending, in: folder))
    }
  }

  @Test func aDamagedExpectationIsNotReplaced() throws {
    try pending { folder in
      try folder.write("other\n", to: Self.expectation)
      #expect(try call("accept", "survivor", in: folder).status == 65)
      #expect(try folder.read(Self.expectation) == "other\n")
      #expect(exists(Self.pending, in: folder))
    }
  }

  @Test(arguments: [
    ["record", "survivor"], ["diff", "--update-pending", "survivor"], ["accept", "survivor"],
  ])
  func whereCIIsSetNothingIsWrittenUnlessForced(line: [String]) throws {
    try pending { folder in
      let before = (try folder.read(Self.expectation), try folder.read(Self.pending))
      let options = ["--scenarios", folder.path]
      let refused = try Tool.fixtures.run(line + options, environment: ["CI": "true"])
      #expect(refused.status == 73)
      #expect(refused.errors.contains("CI is set") && refused.errors.contains("--force-record"))
      #expect((try folder.read(Self.expectation), try folder.read(Self.pending)) == before)
      let forced = try Tool.fixtures.run(
        line + options + ["--force-record"], environment: ["CI": "true"])
      #expect(forced.status == (line[0] == "diff" ? 1 : 0))
    }
  }

  // MARK: On a terminal

  /// Reviews on a terminal on which these lines are typed.
  private func review(
    _ typed: String, in folder: Folder
  ) throws -> (status: Int32, shown: String) {
    let terminal = try Terminal()
    let process = Tool.fixtures.process(
      ["review", "--color=never", "--scenarios", folder.path], environment: ["TERM": "xterm"])
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = terminal.device
    try process.run()
    terminal.type(typed)
    process.waitUntilExit()
    return (process.terminationStatus, try terminal.readToEnd())
  }

  @Test func aReviewShowsTheDifferenceAndAcceptsWhatIsAccepted() throws {
    try pending { folder in
      let result = try review("x\na\n", in: folder)
      #expect(result.status == 0)
      #expect(result.shown.contains("Other events: 1 new, 1 missing"))
      #expect(result.shown.contains("+   2  end of body"))
      #expect(result.shown.contains("survivor, 1 of 1: accept, reject, skip or quit?"))
      #expect(try call("diff", "survivor", in: folder).status == 0)
      #expect(!exists(Self.pending, in: folder))
    }
  }

  @Test(arguments: [
    ("REJECT\n", 0, false), ("skip\n", 1, true), ("q\n", 1, true), ("\u{4}", 1, true),
  ])
  func aReviewLeavesTheExpectation(typed: String, status: Int32, remains: Bool) throws {
    try pending { folder in
      let before = try folder.read(Self.expectation)
      #expect(try review(typed, in: folder).status == status)
      #expect(try folder.read(Self.expectation) == before)
      #expect(exists(Self.pending, in: folder) == remains)
    }
  }

  @Test func withoutATerminalAReviewNamesTheCommandsThatNeedNone() throws {
    try pending { folder in
      let result = try call("review", in: folder)
      #expect(result.status == 64)
      #expect(
        result.errors.hasPrefix(
          "Error: 'review' asks on a terminal, and there is none; use 'accept' or 'reject'.\n"))
      #expect(exists(Self.pending, in: folder))
    }
  }
}
