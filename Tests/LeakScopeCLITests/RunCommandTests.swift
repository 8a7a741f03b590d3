import Foundation
import ReportModel
import Testing

struct RunCommandTests {
  @Test func anyNumberOfJobsPrintsTheSameBytesInTheOrderAskedFor() throws {
    let names = ["throws", "survivor", "deaths-in-order", "fatal-error"]
    let one = try Tool.fixtures.run(["run"] + names)
    let three = try Tool.fixtures.run(["run", "--jobs", "3"] + names)
    #expect(one.output == three.output && one.status == three.status)
    #expect(one.output.hasPrefix("throws "))
  }

  private struct Document: Decodable { var reports: [RunReport] }

  @Test func aReportIsPrintedForEachScenarioInTheOrderGiven() throws {
    let result = try Tool.fixtures.run("run", "survivor", "deaths-in-order")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("survivor   a fixture"))
    #expect(result.output.contains("\n\ndeaths-in-order   a fixture"))
    #expect(result.output.hasSuffix("\n2 run: 2 as declared\n"))
  }

  @Test func oneReportStandsAlone() throws {
    let output = try Tool.fixtures.run("run", "survivor").output
    #expect(output.contains("   ✗   knot       Knot    survived"))
    #expect(
      output.hasSuffix(
        "As declared: something was to survive, and 1 of 2 tracked objects survived.\n"))
  }

  private static let statuses: [([String], Int32)] = [
    (["survivor"], 0), (["exit-3"], 0), (["throws"], 0), (["fatal-error"], 0), (["exit-0"], 1),
    (["segmentation-fault"], 2), (["hang", "--timeout", "0.2"], 2),
    (["survivor", "--fail-on-leak"], 1), (["deaths-in-order", "--fail-on-leak"], 0),
    (["exit-0", "segmentation-fault", "survivor"], 2),
  ]

  @Test(arguments: statuses)
  func theStatusTellsHowItWent(line: [String], status: Int32) throws {
    #expect(try Tool.fixtures.run(["run"] + line).status == status)
  }

  @Test func aTimeoutReadsTheSameWhateverItsLimitWas() throws {
    let short = try Tool.fixtures.run("run", "hang", "--timeout", "0.7").output
    let long = try Tool.fixtures.run("run", "hang", "--timeout", "0.8").output
    #expect(short == long)
  }

  @Test func anEndAtALimitOfTheLogIsToldAsThat() throws {
    let result = try Tool.fixtures.run("run", "endless-log")
    #expect(result.status == 2)
    #expect(
      result.output.hasSuffix(
        "but the process was ended for exceeding a limit: more than 10000 events.\n"))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let line = ["run", "survivor", "throws", "fatal-error", "three-streams", "async"]
    #expect(try Tool.fixtures.run(line).output == Tool.fixtures.run(line).output)
  }

  @Test func programsReadAllReportsInOneDocument() throws {
    let result = try Tool.fixtures.run(
      "run", "--format=json", "survivor", "exit-3", "--color=always")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.reports.map(\.scenario.name) == ["survivor", "exit-3"])
    #expect(document.reports.map(\.ending) == [.completed, .exited(status: 3)])
  }

  @Test func colourIsPrintedOnRequest() throws {
    let colored = try Tool.fixtures.run("run", "survivor", "--color", "always").output
    #expect(colored.contains("\u{1B}[31m✗\u{1B}[0m"))
    #expect(try !Tool.fixtures.run("run", "survivor").output.contains("\u{1B}"))
  }
}
