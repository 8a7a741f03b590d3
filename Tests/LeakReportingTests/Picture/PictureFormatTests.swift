import Foundation
import LeakReporting
import ReportModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures in the languages that others read.
@Suite struct PictureFormatTests {
  private func text(_ format: PictureFormat, _ reports: RunReport...) -> String {
    PictureReport(reports).text(as: format)
  }

  @Test func mermaidHasNodesArrowsAndTheCut() {
    let text = text(.mermaid, ComparisonSamples.leak())
    #expect(text.hasPrefix("flowchart TB\n  n0[\"#34;screen#34;<br/>Screen\"]:::survivor\n"))
    #expect(text.contains("\n  n0 -->|\".onTick\"| n1\n"))
    #expect(text.contains("\n  linkStyle 1 stroke:#bf8700,stroke-width:4px\n"))
    #expect(text.contains("\n  linkStyle 0 stroke:#cf222e,stroke-width:2.5px\n"))
  }

  @Test func mermaidLabelsCanHoldAnything() {
    let lines = text(.mermaid, PictureSamples.hostile).split(separator: "\n")
    for line in lines where line.contains("\"") {
      // Two quotes around each label, and nothing in it that Mermaid or HTML would understand.
      let label = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(label.count == 3, "\(line)")
      let words = label[1].replacing("<br/>", with: "")
      #expect(!words.contains { "<>&`[]{}()|\\".contains($0) }, "\(line)")
    }
  }

  @Test func severalMermaidPicturesStandInBoxes() {
    let text = text(.mermaid, ComparisonSamples.leak(), ComparisonSamples.fix(nil))
    #expect(text.contains("  subgraph s0[\"ring: s\"]\n"))
    #expect(text.contains("  subgraph s1[\"no-ring: s\"]\n"))
    #expect(text.split(separator: "\n").count { $0 == "  end" } == 2)
  }

  @Test func dotEscapesLabels() {
    let text = text(.dot, PictureSamples.hostile)
    #expect(text.hasPrefix("digraph leakscope {\n"))
    #expect(text.hasSuffix("}\n"))
    for line in text.split(separator: "\n") {
      let quotes = line.replacing(#"\\"#, with: "").replacing(#"\""#, with: "").count { $0 == "\"" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
    }
  }

  @Test(arguments: [ComparisonSamples.leak(), PictureSamples.hostile, PictureSamples.manyRings(40)])
  func imagesAreWellFormed(report: RunReport) {
    let text = text(.svg, report, ComparisonSamples.fix(nil))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    #expect(!text.contains("<script"))
  }

  @Test func imagesTellInWordsWhatTheyShow() {
    let text = text(.svg, ComparisonSamples.leak())
    #expect(text.contains("role=\"img\" aria-label=\"ring: s\""))
    #expect(text.contains("captures: &quot;screen&quot; Screen, to be cut."))
    #expect(text.contains("✂ cut here"))
  }

  @Test(arguments: PictureFormat.allCases)
  func everyFormIsTheSameEveryTimeAndEndsWithALineFeed(format: PictureFormat) {
    let first = text(format, PictureSamples.manyRings(30), PictureSamples.hostile)
    #expect(first == text(format, PictureSamples.manyRings(30), PictureSamples.hostile))
    #expect(first.hasSuffix("\n"))
  }

  @Test(arguments: PictureFormat.allCases)
  func aFoldedRingSaysSoInEveryForm(format: PictureFormat) {
    let text = text(format, PictureSamples.ring(of: 10_000, told: 1000))
    #expect(text.contains("9986 more references"))
    #expect(text.contains("are folded."))
  }
}
