import Foundation
import Testing

struct GraphCommandTests {
  @Test(.enabled(if: Tool.canReadMemory))
  func aScenarioIsDrawnForGitHubByDefault() throws {
    let result = try Tool.leakscope.run("graph", "closure-lazy-var")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("flowchart TB\n"))
    #expect(result.output.contains("Invoice\"]:::survivor\n"))
    #expect(result.output.contains("cut here"))
  }

  @Test func aFileAppearsWholeOrNotAtAll() throws {
    try Folder.temporary { folder in
      let path = folder.path("picture.svg")
      let result = try Tool.leakscope.run(
        "graph", "subject", "signal-map", "--format", "svg", "-o", path)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(try folder.read("picture.svg").hasSuffix("</svg>\n"))
      let missing = try Tool.leakscope.run(
        "graph", "subject", "-o", folder.path("none/picture.svg"))
      #expect(missing.status == 73)
      #expect(missing.errors.hasPrefix("Error: Cannot write to"))
    }
  }

  @Test func badWordsAreAnsweredAsElsewhere() throws {
    let format = try Tool.leakscope.run("graph", "subject", "--format", "svgg")
    #expect(format.status == 64)
    #expect(format.errors.contains("Did you mean 'svg'?"))
    let name = try Tool.leakscope.run("graph", "subjct")
    #expect(name.status == 64)
    #expect(name.errors.contains("Did you mean 'subject'?"))
    #expect(try Tool.leakscope.run("graph").status == 64)
    #expect(try Tool.leakscope.run("graph", "subject", "--all").status == 64)
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func weakReferencesAreDrawnWhenAskedFor() throws {
    let plain = try Tool.leakscope.run("graph", "subject-map")
    let weak = try Tool.leakscope.run("graph", "subject-map", "--weak")
    #expect(!plain.output.contains("-.->"))
    #expect(weak.output.contains("-.->"))
    #expect(weak.output.contains("-.->|\"unmanaged .signal\"|"))
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func aPageTellsAfterWhichEventTheRingIsClosed() throws {
    let page = try Tool.leakscope.run("graph", "closure-lazy-var", "--format", "html").output
    let closing = "◆ The ring of &quot;read&quot; is closed for good after event 2, “total = 7”."
    #expect(page.contains("<p class=\"closing\">\(closing)</p>"))
    #expect(page.contains("<li>− disappears: the object &quot;unread&quot;</li>"))
    #expect(!page.contains("Memory was not read after"))
    #expect(!page.contains("<h3>Beside its fix"))
    let again = try Tool.leakscope.run("graph", "closure-lazy-var", "--format", "html").output
    #expect(page == again)
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func aTimelineOfALongRunSaysWhatItLeavesOut() throws {
    func page(_ options: String...) throws -> String {
      try Tool.fixtures.run(
        ["graph", "long-log", "--format", "html", "--timeout", "300"] + options
      ).output
    }
    let usual = try page()
    #expect(
      usual.contains("after 30 of 130 lines of the log, from event 101 to 130: what came and"))
    #expect(usual.contains("closed for good after event 131, “scenario ended”. After event 100,"))
    // From line 101 on every second line: as many as a page has are taken by then.
    let spread = try page("--timeline")
    #expect(spread.contains("closed for good after event 111, “line 111”. After event 109,"))
    #expect(spread.matches(of: #/<li id="scenario-long-log-step/#).count == 67)
    #expect(spread.contains("Memory was not read after 65 of 130 lines"))
  }

  @Test func onlyPagesHaveTimelines() throws {
    let result = try Tool.leakscope.run("graph", "subject", "--format", "svg", "--timeline")
    #expect(result.status == 64)
    #expect(result.errors.contains("'--timeline'"))
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func aRingOfTenThousandIsFoldedAndSaysSo() throws {
    let result = try Tool.fixtures.run(
      "graph", "ten-thousand-node-ring", "--format", "html", "--timeout", "300")
    #expect(result.status == 0)
    #expect(result.output.contains("… 9986 more references …"))
    #expect(result.output.contains("Rings and paths of more than 14 references are folded."))
    #expect(result.output.contains("cannot be told: the report leaves out references of it."))
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func aRingOfThousandsIsFoldedAndSaysSo() throws {
    let result = try Tool.fixtures.run("graph", "three-thousand-node-ring", "--format", "svg")
    #expect(result.output.contains("… 2986 more references …"))
    #expect(result.output.contains("Rings and paths of more than 14 references are folded."))
  }
}
