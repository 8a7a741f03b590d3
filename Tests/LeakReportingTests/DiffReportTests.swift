import LeakReporting
import ReportModel
import Testing

struct DiffReportTests {
  private static let difference = TextDifference(hunks: [
    .init(expectedStart: 0, actualStart: 1, lines: [.init(side: .actual, text: "line")])
  ])

  private func comparison(_ name: String, _ result: Comparison.Result) -> Comparison {
    Comparison(
      scenario: name, expectation: "RAC/Expected/\(name).txt", result: result,
      difference: result == .different || result == .missing ? Self.difference : .init(hunks: []))
  }

  @Test func anEqualReportIsOnlyCounted() {
    var report = DiffReport()
    report.comparisons = [comparison("a", .equal), comparison("b", .equal)]
    #expect(report.text(for: report.comparisons[0]).isEmpty)
    #expect(report.summary == "2 compared: 2 equal\n")
    #expect(report.isClean)
  }

  @Test func everyOtherFindingIsNamed() {
    let report = DiffReport()
    #expect(
      report.text(for: comparison("a", .different)) == """
        a differs from RAC/Expected/a.txt
        --- expected
        +++ actual
        @@ -0,0 +1,1 @@
        +line


        """)
    #expect(
      report.text(for: comparison("b", .missing)).hasPrefix(
        "b has no expectation at RAC/Expected/b.txt\n--- expected\n"))
    #expect(
      report.text(for: comparison("c", .unreadable)).isEmpty)
  }

  @Test func theSummaryCountsWhatWasFound() {
    var report = DiffReport()
    report.comparisons = [
      comparison("a", .equal), comparison("b", .different), comparison("c", .missing),
      comparison("d", .unreadable),
    ]
    report.unreferenced = ["RAC/Expected/old.txt"]
    #expect(
      report.summary
        == "4 compared: 1 equal, 1 different, 1 without an expectation, 1 unreadable, "
        + "1 unreferenced\n")
    #expect(report.unreferencedText == "RAC/Expected/old.txt belongs to no scenario\n\n")
    #expect(!report.isClean)
  }

  @Test func theNameOfAFileStaysOnItsLine() {
    var report = DiffReport()
    report.unreferenced = ["RAC/Expected/\u{1B}[31m\nold.txt"]
    #expect(
      report.unreferencedText
        == "RAC/Expected/\\u{1B}[31m\\nold.txt belongs to no scenario\n\n")
  }

  @Test func anUnreferencedExpectationAloneIsADifference() {
    var report = DiffReport()
    report.comparisons = [comparison("a", .equal)]
    report.unreferenced = ["RAC/Expected/old.txt"]
    #expect(!report.isClean)
  }

  @Test func programsReadTheSameFindings() throws {
    var report = DiffReport()
    report.comparisons = [comparison("a", .missing)]
    let json = try report.json
    #expect(json.contains("\"result\" : \"missing\""))
    #expect(json.contains("\"clean\" : false"))
    #expect(json.hasSuffix("  \"schema\" : 1,\n  \"unreferenced\" : [\n\n  ]\n}\n"))
  }
}
