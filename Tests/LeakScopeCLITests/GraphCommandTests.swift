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
  func aRingOfThousandsIsFoldedAndSaysSo() throws {
    let result = try Tool.fixtures.run("graph", "three-thousand-node-ring", "--format", "svg")
    #expect(result.output.contains("… 2986 more references …"))
    #expect(result.output.contains("Rings and paths of more than 14 references are folded."))
  }
}
