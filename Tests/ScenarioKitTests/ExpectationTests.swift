import Foundation
import ScenarioKit
import Testing

@Suite struct ExpectationTests {
  private let folder: TemporaryFolder
  private let scenario = Fixture.scenario("mapped")
  private let file = "RAC/Expected/mapped.txt"

  init() throws { folder = try TemporaryFolder() }

  @Test func anExpectationStandsInTheFamilysFolder() {
    #expect(folder.scenarios.relativeExpectationPath(of: scenario) == file)
  }

  @Test func whatIsRecordedIsReadBack() throws {
    #expect(try folder.scenarios.expectation(of: scenario) == nil)
    #expect(try folder.scenarios.record("one\n\ntwo\n", for: scenario) == .written)
    #expect(try folder.text(of: file) == "leakscope expectation 1\none\n\ntwo\nend\n")
    #expect(try folder.scenarios.expectation(of: scenario) == "one\n\ntwo\n")
  }

  @Test func aReportThatNamesTheLastLineIsReadBack() throws {
    _ = try folder.scenarios.record("one\nend\n", for: scenario)
    #expect(try folder.scenarios.expectation(of: scenario) == "one\nend\n")
  }

  @Test func aReportWithoutALastLineFeedGetsOne() throws {
    _ = try folder.scenarios.record("one", for: scenario)
    #expect(try folder.scenarios.expectation(of: scenario) == "one\n")
  }

  @Test func anEqualReportLeavesTheFileUntouched() throws {
    _ = try folder.scenarios.record("one\n", for: scenario)
    let file = folder.url.appendingPathComponent(file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    #expect(try folder.scenarios.record("one\n", for: scenario) == .unchanged)
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    #expect(date as? Date == Date(timeIntervalSince1970: 1_000_000))
    #expect(try folder.scenarios.record("two\n", for: scenario) == .written)
  }

  @Test(arguments: [
    ("", "not an expectation"),
    ("mapped\nend\n", "not an expectation"),
    ("leakscope expectation 2\none\nend\n", "schema 2"),
    ("leakscope expectation 1\r\none\r\nend\r\n", "carriage return at 1"),
    ("leakscope expectation 1\none\nend\r\n", "carriage return at 3"),
    ("leakscope expectation 1\none\ntwo\n", "truncated at 3"),
    ("leakscope expectation 1\none\nen", "truncated at 3"),
    ("leakscope expectation 1\n", "truncated at 1"),
  ])
  func aBrokenExpectationIsNamedWithItsLineAndLeftAlone(contents: String, problem: String) throws {
    try folder.write(contents.utf8, to: file)
    let path = folder.path(file)
    let error: ExpectationError =
      switch problem {
      case "not an expectation": .notAnExpectation(path: path, line: 1)
      case "schema 2": .otherSchema(path: path, line: 1, found: "2")
      case "carriage return at 1": .carriageReturn(path: path, line: 1)
      case "carriage return at 3": .carriageReturn(path: path, line: 3)
      case "truncated at 1": .truncated(path: path, line: 1)
      default: .truncated(path: path, line: 3)
      }
    #expect(throws: error) { try folder.scenarios.expectation(of: scenario) }
    #expect(throws: error) { try folder.scenarios.record("new\n", for: scenario) }
    #expect(try folder.text(of: file) == contents)
  }

  @Test func aLineThatIsNotUTF8IsNamed() throws {
    let contents =
      Array("leakscope expectation 1\none\n".utf8) + [0x61, 0xC3, 0x28] + "\nend\n".utf8
    try folder.write(contents, to: file)
    #expect(throws: ExpectationError.notUTF8(path: folder.path(file), line: 3)) {
      try folder.scenarios.expectation(of: scenario)
    }
  }

  @Test func aFolderInPlaceOfAnExpectationCannotBeRead() throws {
    try folder.write([], to: file + "/inner")
    #expect(
      throws: ExpectationError.unreadable(path: folder.path(file), reason: "Is a directory")
    ) { try folder.scenarios.expectation(of: scenario) }
  }

  @Test func whatCannotBeWrittenIsNamedAndLeavesNothingBehind() throws {
    // A file stands where the folder has to be. Permissions would not stop a privileged user.
    try folder.write("in the way".utf8, to: "RAC/Expected")
    #expect(
      throws: ScenariosFolderError.cannotWrite(path: folder.path(file), reason: "File exists")
    ) { try folder.scenarios.record("one\n", for: scenario) }
    #expect(try folder.names(in: "RAC") == ["Expected", "mapped.swift"])
    #expect(try folder.text(of: "RAC/Expected") == "in the way")
  }

  @Test func twoThatRecordAtOnceDoNotMix() throws {
    let bodies = (0..<4).map { String(repeating: "\($0)", count: 500_000) + "\n" }
    let (scenarios, scenario) = (folder.scenarios, scenario)
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: bodies.count) { index in
      for _ in 0..<8 {
        let recorded = Result {
          _ = try scenarios.record(bodies[index], for: scenario)
          return try scenarios.expectation(of: scenario)
        }
        if !bodies.contains((try? recorded.get()) ?? "") { wrong.increment() }
      }
    }
    #expect(wrong.count == 0)
    #expect(try folder.names(in: "RAC/Expected") == ["mapped.txt"])
  }

  @Test func expectationsThatNoScenarioHasAreListed() throws {
    let other = Fixture.scenario("held", family: .timers)
    _ = try folder.scenarios.record("", for: scenario)
    _ = try folder.scenarios.record("", for: other)
    try folder.write([], to: "RAC/Expected/gone.txt")
    try folder.write([], to: "RAC/Expected/.hidden")
    try folder.write([], to: "RAC/mapped.swift")
    #expect(
      try folder.scenarios.unreferencedExpectations(known: [scenario, other])
        == ["RAC/Expected/gone.txt"])
    #expect(
      try folder.scenarios.unreferencedExpectations(known: [scenario])
        == ["RAC/Expected/gone.txt", "Timers/Expected/held.txt"])
  }
}
