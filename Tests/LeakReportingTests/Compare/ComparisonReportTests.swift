import LeakReporting
import ReportModel
import Testing

/// A comparison as people read it.
@Suite struct ComparisonReportTests {
  private let comparison = RunComparison(
    leak: ComparisonSamples.leak(),
    fix: ComparisonSamples.fix([ComparisonSamples.snapshot(1, ComparisonSamples.property)]))

  @Test func theFirstLineSaysWhatTheFixRemoves() {
    let lines = ComparisonReport(comparison).text.split(separator: "\n")
    #expect(
      lines.first
        == "The fix removes closure #1 in Screen.start() captures → Screen \"screen\"")
    #expect(lines.dropFirst().first == "   never made there")
  }

  @Test func theComputedCutIsTold() {
    #expect(
      ComparisonReport(comparison).text.contains(
        """
        What if
           Cutting closure #1 in Screen.start() captures → Screen "screen" frees "screen", and
           that is what the fix does.

        """))
  }

  @Test func wideTextHasTheLogsBesideEachOther() {
    let text = ComparisonReport(comparison, width: 88).text
    #expect(text.contains(#/\n   starts +  = starts\n/#))
    #expect(text.contains(#/\n +\+ stops\n/#))
  }

  @Test func narrowTextHasThemBelowEachOther() {
    let text = ComparisonReport(comparison, width: 40).text
    #expect(text.contains("\n     starts\n   + stops\n     ends\n"))
  }

  @Test(arguments: [40, 50, 72, 88, 120])
  func noLineIsWiderThanAskedFor(width: Int) {
    for line in ComparisonReport(comparison, width: width).text.split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    var leak = ComparisonSamples.leak(["a\u{1B}[31mb", "line\nline"])
    leak.objects[0].label = "scr\u{202E}een"
    let text = ComparisonReport(
      RunComparison(leak: leak, fix: ComparisonSamples.fix(nil))
    ).text
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func colourIsOnlyAddedWhenAskedFor() {
    #expect(!ComparisonReport(comparison).text.contains("\u{1B}"))
    #expect(ComparisonReport(comparison, style: .colored).text.contains("\u{1B}[32mThe fix"))
  }

  @Test func aCutOfTwoNamesBoth() {
    var comparison = comparison
    let reference = ComparedReference(
      owner: "A#1", name: ".b", target: "B#1", isCut: true, course: .stays)
    comparison.agreement = CutAgreement(
      object: "\"screen\"", result: .differs, cut: [reference, reference], count: 4,
      reason: "It keeps them.")
    #expect(
      ComparisonReport(comparison).text.contains(
        "Cutting 2 references together, A#1.b → B#1, and A#1.b"))
  }
}
