import Foundation
import LeakReporting
import ReportModel
import Testing

/// What is found when a leak is compared with its repair.
@Suite struct RunComparisonTests {
  private typealias Samples = ComparisonSamples

  @Test func aReferenceThatIsNeverMadeIsWhatTheFixRemoves() throws {
    let comparison = RunComparison(
      leak: Samples.leak(), fix: Samples.fix([Samples.snapshot(1, Samples.property)]))
    let first = try #require(comparison.removed.first)
    #expect(first.owner == "closure #1 in Screen.start()")
    #expect(first.target == "Screen \"screen\"")
    #expect(first.course == .neverMade)
    #expect(first.isCut)
    #expect(comparison.references.last?.course == .gone(event: 1))
    #expect(comparison.agreement?.result == .agrees)
    #expect(comparison.agreement?.cut == [first])
  }

  @Test func aReferenceThatItsOwnerOutlivesIsLetGo() throws {
    let comparison = RunComparison(
      leak: Samples.leak(),
      fix: Samples.fix([
        Samples.snapshot(1, Samples.property, Samples.capture),
        Samples.snapshot(2, Samples.capture),
      ]))
    #expect(comparison.removed.map(\.course) == [.letGo(event: 1), .gone(event: 2)])
    #expect(comparison.removed.first?.name == ".onTick")
  }

  @Test func whatGoesWithItsOwnerIsNotCalledCut() throws {
    let comparison = RunComparison(
      leak: Samples.leak(),
      fix: Samples.fix([Samples.snapshot(1, Samples.property, Samples.capture)]))
    #expect(comparison.removed.allSatisfy { $0.course == .gone(event: 1) })
    #expect(comparison.agreement?.result == .unwitnessed)
  }

  @Test func withoutSnapshotsNothingIsClaimed() {
    let comparison = RunComparison(leak: Samples.leak(), fix: Samples.fix(nil))
    #expect(comparison.references.allSatisfy { $0.course == .unknown })
    #expect(comparison.notes == ["no-ring was not looked into while it ran."])
  }

  @Test func aFixThatLeaksInTheSameWayKeepsTheReferences() {
    let comparison = RunComparison(leak: Samples.leak(), fix: Samples.leak())
    #expect(comparison.removed.isEmpty)
    #expect(comparison.agreement?.result == .differs)
    #expect(comparison.objects.allSatisfy { !$0.differs })
  }

  @Test func closuresOfTheScenarioItselfAreRecognisedUnderAnotherName() {
    func nodes(_ name: String) -> [OwnershipNode] {
      [
        OwnershipNode(label: "screen", type: "Screen", number: 1),
        OwnershipNode(type: "closure #2 in closure #1 in static Scenario.\(name)", number: 1),
      ]
    }
    var leak = Samples.leak()
    guard case .read(var ownership) = leak.ownership else { return }
    ownership.nodes = nodes("ring")
    leak.ownership = .read(ownership)
    let comparison = RunComparison(
      leak: leak,
      fix: Samples.fix([
        ReferenceSnapshot(
          event: 1, nodes: nodes("noRing"), references: [Samples.property])
      ]))
    #expect(comparison.removed.map(\.course) == [.neverMade, .gone(event: 1)])
  }

  @Test func eventsOfBothLogsStandOnOneLine() {
    let comparison = RunComparison(leak: Samples.leak(), fix: Samples.fix(nil))
    #expect(comparison.events.map { $0.leak?.text } == ["starts", nil, "ends"])
    #expect(comparison.events.map { $0.fix?.text } == ["starts", "stops", "ends"])
  }

  @Test func logsWithNothingInCommonAreNotAlignedForEver() {
    let comparison = RunComparison(
      leak: Samples.leak((0..<9000).map { "a\($0)" }),
      fix: Samples.fix(nil, (0..<9000).map { "b\($0)" }))
    #expect(comparison.events.count == 18_000)
  }

  @Test func anObjectThatOnlyOneRunTracksDiffers() {
    var fix = Samples.fix(nil)
    fix.objects.append(ObjectRecord(label: "bag", type: "Bag", fate: .survived))
    let comparison = RunComparison(leak: Samples.leak(), fix: fix)
    #expect(comparison.objects.map(\.label) == ["screen", "bag"])
    #expect(comparison.objects.map(\.differs) == [true, true])
  }

  @Test func theComparisonCanBeReadBack() throws {
    let comparison = RunComparison(
      leak: Samples.leak(),
      fix: Samples.fix([Samples.snapshot(1, Samples.property)]))
    let data = try JSONEncoder().encode(comparison)
    #expect(try JSONDecoder().decode(RunComparison.self, from: data) == comparison)
  }
}
