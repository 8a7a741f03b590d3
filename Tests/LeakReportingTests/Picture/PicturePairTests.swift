import LeakReporting
import ReportModel
import Testing

/// A leak and its repair beside each other.
@Suite struct PicturePairTests {
  private typealias Samples = ComparisonSamples

  private func text(_ fix: RunReport, _ format: PictureFormat) -> String {
    PictureReport(leak: Samples.leak(), fix: fix).text(as: format)
  }

  /// A repair that has the property, and never the capture.
  private let fix = Samples.fix([Samples.snapshot(1, Samples.property), Samples.snapshot(3)])

  @Test func whatTheFixRemovesIsDashedStruckAndSaidInWords() {
    let image = text(fix, .svg)
    #expect(image.matches(of: #/<path class="edge ring cut removed"/#).count == 1)
    #expect(image.matches(of: #/class="edge ring removed"/#).isEmpty == false)
    #expect(image.contains(" class=\"struck\">captures</tspan>"))
    #expect(image.contains(">✗ never made in the fix</tspan>"))
    #expect(image.contains("<desc>") && image.contains("to be cut; ✗ never made in the fix."))
    #expect(
      text(fix, .dot).contains(
        "(✗ never made in the fix)\" color=\"#bf8700\" penwidth=3 style=dashed"))
    #expect(
      text(fix, .mermaid).contains("-.->|\"captures<br/>#40;cut here#41;<br/>#40;✗ never made"))
  }

  @Test func aFixThatWasNotLookedIntoMarksNothing() {
    let image = text(Samples.fix(nil), .svg)
    #expect(!image.contains(" removed\""))
    #expect(image.contains("What no-ring removes is not known."))
  }

  @Test func whatGoesWithItsOwnerIsMarkedOnlyWhereNothingElseIsSeen() {
    let both = Samples.fix([
      Samples.snapshot(1, Samples.property, Samples.capture),
      ReferenceSnapshot(event: 3, nodes: [], references: []),
    ])
    let image = text(both, .svg)
    #expect(image.contains("✗ gone in the fix"))
    #expect(!image.contains("✗ never made"))
    #expect(!text(fix, .svg).contains("✗ gone in the fix"))
  }

  @Test func aFixThatLeavesNothingShowsWhatThereWas() {
    let root = OwnershipStep(owner: nil, name: "static Registry.shared", target: 0)
    let image = text(Samples.fix([Samples.snapshot(1, root), Samples.snapshot(3)]), .svg)
    #expect(image.contains(">static Registry.shared</tspan>"))
    #expect(image.contains("<g class=\"node gone\">"))
    #expect(image.contains("All that was seen while it ran. Nothing survived."))
    #expect(image.matches(of: #/class="title"/#).count == 2)
    let lefts = image.matches(of: #/class="title" x="([0-9.]+)"/#).compactMap { Double($0.1) }
    #expect(lefts.count == 2 && lefts[0] + 100 < lefts[1])
  }

  @Test func aPageShowsALeakBesideTheFixThatIsOnIt() {
    var leak = Samples.leak()
    leak.scenario.fixedBy = "no-ring"
    let page = PictureReport([leak, fix]).text(as: .html)
    #expect(page.contains("<h3>Beside its fix, no-ring</h3>"))
    #expect(page.contains("The fix removes closure #1 in Screen.start() captures"))
    #expect(page.contains("✗ never made in the fix"))
    #expect(!PictureReport([leak]).text(as: .html).contains("Beside its fix"))
    #expect(PictureReport([leak, fix]).text(as: .svg).matches(of: #/ removed"/#).isEmpty)
  }
}
