import Foundation
import ReportModel
import Testing

struct CompareCommandTests {
  @Test(.enabled(if: Tool.canReadMemory))
  func theFirstLineNamesTheReferenceThatTheFixRemoves() throws {
    let result = try Tool.leakscope.run("compare", "closure-lazy-var")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("The fix removes Invoice \"read\".total (closure"))
    #expect(result.output.contains("\n   never made there\n"))
    #expect(result.output.contains("   ≠   read     survived"))
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func eitherOfAPairMeansBothAndSoDoTwoNamesInEitherOrder() throws {
    let whole = try Tool.leakscope.run("compare", "delegate-strong", "delegate-weak")
    #expect(whole.output.contains("see: leakscope show delegate-strong\n"))
    for names in [["delegate-strong"], ["delegate-weak"], ["delegate-weak", "delegate-strong"]] {
      #expect(try Tool.leakscope.run(["compare"] + names).output == whole.output)
    }
  }

  @Test(.enabled(if: Tool.canReadMemory), arguments: ["mermaid", "dot", "svg", "html"])
  func picturesMarkWhatTheFixRemovesInWords(format: String) throws {
    let result = try Tool.leakscope.run("compare", "delegate-weak", "--format", format)
    #expect(result.status == 0)
    #expect(result.output.contains("✗ never made in the fix"))
    #expect(result.output.contains("What delegate-weak removes is dashed, struck out and marked"))
    #expect(result.output.contains("All that was seen while it ran. Nothing survived."))
    #expect(
      try Tool.leakscope.run("compare", "delegate-weak", "--format", format).output
        == result.output)
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func aPageOfALeakAndItsFixShowsThemBesideEachOther() throws {
    let page = try Tool.leakscope.run(
      "graph", "delegate-strong", "delegate-weak", "--format", "html"
    ).output
    #expect(page.contains("<h3>Beside its fix, delegate-weak</h3>"))
    #expect(page.contains("The fix removes Scanner &quot;scanner&quot;.delegate"))
  }

  @Test func aScenarioWithoutAPairIsNamed() throws {
    let result = try Tool.leakscope.run("compare", "subject")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "Error: 'subject' cannot be compared alone: it neither names a scenario that repairs it"))
    #expect(result.errors.contains("'leakscope compare <leak> <fix>'"))
  }

  @Test func badNamesAreAnsweredAsElsewhere() throws {
    let unknown = try Tool.leakscope.run("compare", "subjct-map")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("Did you mean 'subject-map'?"))
    #expect(try Tool.leakscope.run("compare").status == 64)
    let third = try Tool.leakscope.run("compare", "subject", "replay", "signal-map")
    #expect(third.status == 64)
    #expect(third.errors.contains("Unexpected argument 'signal-map'."))
  }

  @Test(.enabled(if: Tool.canReadMemory))
  func theJSONFormHasAllReferencesAndIsTheSameInEveryRun() throws {
    let first = try Tool.leakscope.run("compare", "subject-combine-latest", "--format", "json")
    let second = try Tool.leakscope.run("compare", "subject-combine-latest", "--format", "json")
    #expect(first.output == second.output)
    let comparison = try CatalogComparison.decoded(first.output)
    #expect(comparison.agreement?.cut.count == 2)
    #expect(comparison.references.count > 8)
  }
}
