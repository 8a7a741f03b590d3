import Foundation
import LeakReporting
import ReportModel
import Testing

struct DiffReportTests {
  private func comparison(_ name: String, _ result: Comparison.Result) -> Comparison {
    DiffSamples.comparison(name, result)
  }

  @Test func anEqualReportIsOnlyCounted() {
    let report = DiffSamples.report(comparison("a", .equal), comparison("b", .equal))
    #expect(DiffReport.text(for: report.comparisons[0]).isEmpty)
    #expect(report.summary() == "2 compared: 2 equal\n")
    #expect(report.isClean)
  }

  @Test func whatADifferenceMeansStandsAboveItsLines() {
    #expect(
      DiffReport.text(for: DiffSamples.comparison("a", .different, DiffSamples.newLeak)) == """
        a differs from RAC/Expected/a.txt
           A new leak: "subject" survived (cycle).
        --- expected
        +++ actual
        @@ -0,0 +1,1 @@
        +line


        """)
  }

  @Test func everyOtherFindingIsNamed() {
    #expect(
      DiffReport.text(for: comparison("b", .missing)).hasPrefix(
        "b has no expectation at RAC/Expected/b.txt\n   to record it: leakscope record b\n--- expected\n"
      ))
    #expect(DiffReport.text(for: comparison("c", .unreadable)).isEmpty)
    #expect(DiffReport.text(for: comparison("c", .notRun)).isEmpty)
  }

  @Test func theSummaryCountsWhatWasFound() {
    let report = DiffSamples.everything
    #expect(
      report.summary()
        == "6 compared: 1 equal, 2 different, 1 without an expectation, 1 unreadable, 1 not run, "
        + "1 unreferenced\n")
    #expect(report.unreferencedText() == "RAC/Expected/old one.txt belongs to no scenario\n\n")
    #expect(!report.isClean)
  }

  @Test func theNameOfAFileStaysOnItsLine() {
    let report = DiffSamples.report(unreferenced: ["RAC/Expected/\u{1B}[31m\nold.txt"])
    #expect(
      report.unreferencedText()
        == "RAC/Expected/\\u{1B}[31m\\nold.txt belongs to no scenario\n\n")
  }

  @Test func anUnreferencedExpectationAloneIsADifference() {
    let report = DiffSamples.report(comparison("a", .equal), unreferenced: ["RAC/Expected/old.txt"])
    #expect(!report.isClean)
  }

  @Test func programsReadTheSameFindings() throws {
    let json = try DiffSamples.everything.json
    #expect(json.contains("\"result\" : \"missing\""))
    #expect(json.contains("\"clean\" : false"))
    #expect(json.contains("\"kind\" : \"new-leak\""))
  }

  @Test func aReportForProgramsCanBeReadBack() throws {
    let report = DiffSamples.everything
    #expect(try DiffReport(json: Data(report.json.utf8)) == report)
  }

  @Test(arguments: ["", "[]", "{\"schema\":1}", "{\"reports\":[],\"schema\":1}"])
  func anotherTextIsNotAReport(text: String) {
    #expect(throws: DiffReport.ReadingError.notAReport) { try DiffReport(json: Data(text.utf8)) }
  }

  @Test func aReportWithALineThatNoFileHasIsNotAReport() throws {
    let json = try DiffSamples.everything.json
    let altered = json.replacing("\"line\" : 7", with: "\"line\" : 0")
    #expect(altered != json)
    #expect(throws: DiffReport.ReadingError.notAReport) {
      try DiffReport(json: Data(altered.utf8))
    }
  }

  @Test func aReportOfAnotherSchemaIsCalledThat() {
    #expect(throws: DiffReport.ReadingError.otherSchema(99)) {
      try DiffReport(json: Data("{\"schema\":99}".utf8))
    }
  }

  @Test(arguments: DiffReport.formats)
  func everyFormNamesWhatWasFoundAndNoFullPath(format: OutputFormat) throws {
    let text = try DiffSamples.everything.text(as: format)
    #expect(text.contains("different") && text.contains("A new leak: "))
    #expect(!text.contains("\u{1B}") && text.hasSuffix("\n"))
    #expect(!text.contains(" /") && !text.contains("file:/"))
    #expect(try DiffSamples.everything.text(as: format) == text)
  }
}
