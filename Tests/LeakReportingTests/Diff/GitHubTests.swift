import Foundation
import LeakReporting
import ReportModel
import Testing

@Suite struct GitHubTests {
  private func lines(_ report: DiffReport) -> [String] {
    GitHubAnnotations(report).text.split(separator: "\n").map(String.init)
  }

  @Test func anAnnotationStandsAtTheScenario() {
    let comparison = DiffSamples.comparison("a", .different, DiffSamples.newLeak)
    #expect(
      lines(DiffSamples.report(comparison)) == [
        "::error file=Scenarios/RAC/a.swift,line=7,title=a%3A A new leak::A new leak: \"subject\" "
          + "survived (cycle).%0AExpectation: Scenarios/RAC/Expected/a.txt"
      ])
  }

  @Test func nothingFoundIsNotAnnotated() {
    #expect(lines(DiffSamples.report(DiffSamples.comparison("a", .equal))).isEmpty)
  }

  @Test func textFromOutsideStaysInItsAnnotation() {
    let all = lines(DiffSamples.everything)
    #expect(all.count == 6)
    #expect(
      all.contains(
        "::warning file=Scenarios/RAC/a <&\"'>%2C b%3A c # d\\ e.swift,line=7,"
          + "title=a <&\"'>%2C b%3A c # d\\ e%3A Only the wording or the layout differs::"
          + "100%25 & <more> | `x` \"quoted\" # no, a: b\\nnext%0AExpectation: "
          + "Scenarios/RAC/Expected/a <&\"'>, b: c # d\\ e.txt"))
    #expect(
      all.last?.hasPrefix("::warning file=Scenarios/RAC/Expected/old one.txt,line=1,title=An ")
        == true)
  }

  @Test(arguments: [10, 11, 25])
  func tenOfAKindAreShownAndTheOthersCounted(count: Int) {
    let comparisons = (1...count).map {
      DiffSamples.comparison("s\($0)", .different, DiffSamples.newLeak)
    }
    let all = lines(DiffSamples.report(comparisons, unreferenced: ["old.txt"]))
    let errors = all.filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(all.last?.hasPrefix("::warning") == true)
    let more = all.filter { !$0.hasPrefix("::") }
    let words = count == 11 ? "1 more error" : "\(count - 10) more errors"
    #expect(
      more
        == (count == 10 ? [] : ["\(words) not annotated: GitHub shows 10 of a kind for a step"]))
  }

  @Test func theSummaryOfAStepIsATableAndTheDifferences() {
    let text = StepSummary(DiffSamples.everything).text()
    #expect(text.hasPrefix("## leakscope diff\n\n6 compared: 1 equal, 2 different, "))
    #expect(
      text.contains(
        "| different | A new leak: \"subject\" survived \\(cycle\\).<br>Other events: 1 new. | "
          + "`Scenarios/RAC/different.swift:7` |\n"))
    #expect(text.contains("100% &amp; &lt;more&gt; \\| \\`x\\` \"quoted\" \\# no, a: b\\\\nnext"))
    // Longer than what it encloses.
    #expect(text.contains("````diff\n--- expected\n"))
    #expect(text.contains("\n```diff\n--- expected\n+++ actual\n@@ -0,0 +1,1 @@\n+line\n```\n"))
  }

  @Test func theSummaryOfAStepKeepsItsLimit() {
    let line = String(repeating: "x", count: 1000)
    let long = TextDifference(hunks: [
      .init(
        expectedStart: 1, actualStart: 1,
        lines: Array(repeating: .init(side: .actual, text: line), count: 100))
    ])
    let report = DiffSamples.report(
      (1...20).map {
        DiffSamples.comparison("s\($0)", .different, DiffSamples.newLeak, difference: long)
      })
    let text = StepSummary(report).text()
    #expect(text.utf8.count <= 1 << 20 && text.utf8.count > 900_000)
    #expect(
      text.hasSuffix("_10 differences are left out: the summary of a step has room for 1 MiB._\n"))
    for limit in [0, 100, 300, 3000, 150_000] {
      #expect(StepSummary(report).text(limit: limit).utf8.count <= limit)
    }
    #expect(StepSummary(report).text(limit: 300).contains("20 compared"))
  }
}
