import LeakReporting
import ReportModel
import Testing

/// What is drawn of a report.
@Suite struct PictureBuilderTests {
  private func picture(_ report: RunReport, weak: Bool = false) -> Picture {
    PictureBuilder(report, showsWeak: weak).picture
  }

  @Test func theRingIsDrawnWithTheReferenceToCut() {
    let picture = picture(ComparisonSamples.leak())
    #expect(picture.nodes.map(\.kind) == [.survivor, .closure])
    #expect(picture.nodes[0].lines == ["\"screen\"", "Screen"])
    #expect(picture.edges.map(\.names) == [[".onTick"], ["captures"]])
    #expect(picture.edges.map(\.kind) == [.ring, .ring])
    #expect(picture.edges.map(\.isCut) == [false, true])
    #expect(picture.notes.isEmpty)
  }

  @Test func aCleanRunShowsWhatWent() {
    let picture = picture(ComparisonSamples.fix(nil))
    #expect(picture.nodes.map(\.kind) == [.gone])
    #expect(picture.edges.isEmpty)
    #expect(picture.notes == ["Nothing survived."])
  }

  @Test func aHeldObjectHangsOnItsRoot() {
    var report = ComparisonSamples.leak()
    report.ownership = .read(
      OwnershipReport(
        nodes: ComparisonSamples.nodes,
        explanations: [
          OwnershipExplanation(
            object: 0, verdict: .held, root: "static Registry.shared",
            path: [
              OwnershipStep(owner: nil, name: "", target: 1),
              OwnershipStep(owner: 1, name: "captures", target: 0),
            ],
            accounting: ReferenceAccounting(strongCount: 1, found: 1),
            nonOwningReferences: [NonOwningReference(owner: 1, name: ".delegate", kind: .weak)])
        ]))
    let plain = picture(report)
    #expect(plain.nodes.map(\.kind) == [.root, .closure, .survivor])
    #expect(plain.edges.map(\.kind) == [.strong, .strong])
    let weak = picture(report, weak: true)
    #expect(weak.edges.map(\.kind) == [.strong, .strong, .weak])
    #expect(weak.edges.last?.names == ["weak .delegate"])
  }

  @Test func whatATaskRunsIsNotToBeCutButWhatItsClosureCaptures() {
    var report = ComparisonSamples.leak()
    let nodes = [
      ComparisonSamples.nodes[0],
      OwnershipNode(type: "task of closure #1 in Screen.start()", number: 1),
      ComparisonSamples.nodes[1],
    ]
    let ring = [
      OwnershipStep(owner: 0, name: ".polling", target: 1),
      OwnershipStep(owner: 1, name: "runs", target: 2),
      OwnershipStep(owner: 2, name: "captures", target: 0),
    ]
    func draw(_ cuts: [[OwnershipStep]], _ rings: [[OwnershipStep]]) -> [[String]] {
      report.ownership = .read(
        OwnershipReport(
          nodes: nodes,
          explanations: [
            OwnershipExplanation(
              object: 0, verdict: .cycle, rings: rings, cutSets: cuts, otherOwners: [],
              accounting: ReferenceAccounting(strongCount: 1, found: 1))
          ]))
      return picture(report).edges.filter(\.isCut).map(\.names)
    }
    #expect(picture(report).nodes.count == 2)
    #expect(draw([[ring[1]]], [ring]) == [["captures"]])
    #expect(draw([[ring[1]], [ring[2]]], [ring]) == [["captures"]])
    // A closure that has two ways on is freed by neither of them alone.
    let other = [ring[0], ring[1], OwnershipStep(owner: 2, name: "captures again", target: 0)]
    #expect(draw([[ring[1]]], [ring, other]) == [["runs"]])
    #expect(picture(report).nodes.map(\.kind) == [.survivor, .object, .closure])
  }

  @Test func aRingOfTenThousandIsFoldedAndSaysSo() {
    let report = PictureSamples.ring(of: 10_000, told: 1000)
    let picture = picture(report)
    #expect(picture.nodes.count == 16)
    let fold = picture.nodes.filter { $0.kind == .folded }
    #expect(fold.map(\.name) == ["… 9986 more references …"])
    #expect(picture.notes.contains("Rings and paths of more than 14 references are folded."))
    #expect(picture.edges.allSatisfy { $0.kind == .ring })
    // Still a ring.
    #expect(Set(picture.edges.map(\.from)).count == 16)
    #expect(Set(picture.edges.map(\.to)).count == 16)
  }

  @Test func aPictureHasRoomForSixtyNodes() {
    let report = PictureSamples.manyRings(200)
    let picture = picture(report)
    #expect(picture.nodes.count <= 60)
    #expect(picture.notes.contains { $0.hasSuffix("not drawn: a picture has 60 nodes at most.") })
    #expect(picture.notes.contains { $0.hasSuffix("more survivors are not drawn.") })
  }

  @Test func referencesSideBySideShareAnArrow() {
    var report = ComparisonSamples.leak()
    guard case .read(var ownership) = report.ownership else { return }
    ownership.explanations[0].rings.append([
      OwnershipStep(owner: 0, name: ".onStop", target: 1), ComparisonSamples.capture,
    ])
    report.ownership = .read(ownership)
    let picture = picture(report)
    #expect(picture.edges.count == 3)
    #expect(picture.edges.map(\.kind) == [.ring, .ring, .otherRing])
  }

  @Test func longNamesAreBrokenInTheirPlaces() {
    #expect(
      BrokenText.lines(of: "closure #1 in closure #1 in RACSignal.combineLatestWith<A, B>(_:pack:)")
        == ["closure #1 in closure #1 in", "RACSignal.combineLatestWith<A,", "B>(_:pack:)"])
    #expect(BrokenText.lines(of: String(repeating: "x", count: 500)).count <= 4)
    #expect(BrokenText.columns("日本") == 4)
  }
}
