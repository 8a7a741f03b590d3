import LeakReporting
import ReportModel
import Testing

@Suite struct ClassificationTests {
  /// A report on two tracked objects, of which `subject` is on a ring with an untracked node.
  private static let leak: RunReport = {
    let node = { OwnershipNode(label: $0, type: $1, number: 1) }
    let ring = [
      OwnershipStep(owner: 0, name: ".next", target: 1),
      OwnershipStep(owner: 1, name: ".previous", target: 0),
    ]
    var report = Samples.ended(.completed, declares: .leaks)
    report.events = ["one", "two", "three"].enumerated().map {
      Event(number: $0 + 1, kind: .log, text: $1)
    }
    report.objects = [
      ObjectRecord(label: "subject", type: "Subject", fate: .survived),
      ObjectRecord(label: "a   b", type: "Screen", fate: .deinitialized(event: 3)),
    ]
    report.ownership = .read(
      OwnershipReport(
        nodes: [node("subject", "Subject"), node(nil, "Node")],
        explanations: [
          OwnershipExplanation(
            object: 0, verdict: .cycle, rings: [ring],
            accounting: .init(strongCount: 1, found: 1), fingerprint: "f1")
        ],
        untracked: [UntrackedObjects(type: "Node", count: 1, verdict: .cycle)]))
    return report
  }()

  private func changed(
    _ report: RunReport = leak, _ change: (inout RunReport) -> Void
  ) -> RunReport {
    var report = report
    change(&report)
    return report
  }

  private func findings(from expected: RunReport, to actual: RunReport) -> [Finding] {
    Classification(
      expected: TextReport(expected).text, actual: TextReport(actual).text, report: actual
    ).findings
  }

  /// The same report without its leak.
  private var clean: RunReport {
    changed { report in
      report.objects[0].fate = .deinitialized(event: 2)
      report.ownership = .read(OwnershipReport())
    }
  }

  @Test func aSurvivorThatWasToGoIsANewLeak() {
    let found = findings(from: clean, to: Self.leak)
    #expect(found.map(\.kind) == [.newLeak, .newLeak])
    #expect(found.first?.words == "A new leak: \"subject\" survived (cycle).")
    #expect(found.first?.object == "subject" && found.first?.fingerprint == "f1")
    #expect(found.last?.words == "A new leak: 1 untracked object survived (1 Node).")
  }

  @Test func anExpectedSurvivorThatWentIsALeakThatIsGone() {
    let found = findings(from: Self.leak, to: clean)
    #expect(found.map(\.kind) == [.leakGone, .leakGone])
    #expect(found.first?.words == "An expected leak is gone: \"subject\" deinitialized.")
    #expect(
      found.last?.words == "An expected leak is gone: 1 untracked object did not survive (1 Node).")
    #expect(found.first?.kind.level == FindingKind.newLeak.level)
  }

  @Test func aSurvivorThatIsNotTrackedAnyMoreIsALeakThatIsGone() {
    let found = findings(from: Self.leak, to: changed { $0.objects.removeFirst() })
    #expect(found.first?.kind == .leakGone)
    #expect(found.first?.words == "An expected leak is gone: \"subject\" was not tracked.")
  }

  @Test func anotherVerdictIsTheSameLeakForAnotherReason() {
    let held = changed { report in
      report.ownership = .read(
        OwnershipReport(
          nodes: [OwnershipNode(label: "subject", type: "Subject", number: 1)],
          explanations: [
            OwnershipExplanation(
              object: 0, verdict: .held, root: "static all",
              path: [OwnershipStep(owner: nil, name: "", target: 0)],
              accounting: .init(strongCount: 1, found: 1))
          ],
          untracked: [UntrackedObjects(type: "Node", count: 1, verdict: .cycle)]))
    }
    let found = findings(from: Self.leak, to: held)
    #expect(found.map(\.kind) == [.otherReason])
    #expect(
      found.first?.words
        == "The same leak for another reason: \"subject\" is held, expected was cycle.")
  }

  @Test func anotherPathIsTheSameLeakForAnotherReason() {
    let other = changed { report in
      guard case .read(var ownership) = report.ownership else { return }
      ownership.explanations[0].rings[0][0].name = ".other"
      report.ownership = .read(ownership)
    }
    let found = findings(from: Self.leak, to: other)
    #expect(found.map(\.kind) == [.otherReason])
    #expect(found.first?.object == "subject" && found.first?.fingerprint == "f1")
    #expect(
      found.first?.words.hasSuffix("\"subject\" survived (cycle), but other references keep it.")
        == true)
  }

  @Test func anotherCountOfOwnersIsAnotherReason() {
    let other = changed { report in
      guard case .read(var ownership) = report.ownership else { return }
      ownership.explanations[0].accounting.strongCount = 2
      report.ownership = .read(ownership)
    }
    #expect(findings(from: Self.leak, to: other).map(\.kind) == [.otherReason])
  }

  @Test func theSameEventsInAnotherOrderAreCalledThat() {
    let other = changed { report in
      (report.events[1].text, report.events[2].text) = ("three", "two")
    }
    let found = findings(from: Self.leak, to: other)
    #expect(found.map(\.kind) == [.otherOrder])
    #expect(found.first?.words == "The same events in another order, from event 2 on.")
  }

  @Test func otherEventsAreCounted() {
    let other = changed { $0.events[2].text = "four\n5  six" }
    let found = findings(from: Self.leak, to: other)
    #expect(found.map(\.words) == ["Other events: 1 new, 1 missing, from event 3 on."])
    #expect(
      findings(from: changed { $0.events.removeLast() }, to: Self.leak).map(\.words)
        == ["Other events: 1 new, from event 3 on."])
  }

  @Test func anotherEndingComesFirstAndHidesWhatItCutOff() {
    let crash = Samples.ended(
      .trapped(signal: "SIGTRAP", message: "no"), declares: .leaks, fates: [])
    let found = findings(
      from: Self.leak,
      to: changed { report in
        report.ending = crash.ending
        report.objects[0].fate = .undetermined
        report.events.removeLast()
        report.ownership = Samples.unavailable
      })
    #expect(found.map(\.kind) == [.otherEnding, .otherEvents])
    #expect(
      found.first?.words
        == "Ended differently: the program trapped with SIGTRAP: no; expected was: the body returned."
    )
  }

  @Test func aDifferenceOutsideOfWhatHappenedIsWording() {
    let other = changed { $0.scenario.summary = "another summary" }
    let found = findings(from: Self.leak, to: other)
    #expect(found.map(\.kind) == [.otherWording])
    #expect(found.first?.kind.level == .warning)
    // The words around a ring.
    let text = TextReport(Self.leak).text
    let reworded = text.replacing("is on a ring:", with: "stands on one ring:")
      .replacing("closes the cycle", with: "closes it")
    #expect(reworded != text)
    #expect(
      Classification(expected: reworded, actual: text).findings.map(\.kind) == [.otherWording])
  }

  @Test func objectsThatDoNotLeakAreNoLeak() {
    let held = changed(clean) { report in
      report.ownership = .read(
        OwnershipReport(untracked: [UntrackedObjects(type: "Cache", count: 2, verdict: .held)]))
    }
    let found = findings(from: clean, to: held)
    #expect(found.map(\.kind) == [.otherObjects])
    #expect(found.first?.words == "Other objects, none of them a leak: Cache.")
    let type = findings(from: clean, to: changed(clean) { $0.objects[1].type = "View" })
    #expect(type.map(\.words) == ["Other objects, none of them a leak: a   b."])
  }

  @Test(arguments: ["", "anything\n", "Events\n   1  one\n"])
  func aTextThatIsNoReportIsComparedByItsLinesAlone(text: String) {
    let findings = Classification(expected: text, actual: TextReport(Self.leak).text).findings
    #expect(findings.map(\.kind) == [.otherText])
  }

  @Test func anEventThatLooksLikeASectionIsAnEvent() {
    let text = "Objects\nEnding\n   found   nothing\n\nWhy"
    let report = changed { $0.events[0].text = text }
    #expect(
      findings(from: report, to: changed(report) { $0.events[0].text = text + "s" }).map(\.kind)
        == [.otherEvents])
  }
}
