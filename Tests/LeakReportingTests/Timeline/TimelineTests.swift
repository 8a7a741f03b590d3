import Foundation
import LeakReporting
import ReportModel
import Testing

/// The timeline on a page: what there is at each moment, and from when on the leak is there for good.
@Suite struct TimelineTests {
  private typealias Samples = ComparisonSamples

  private func page(
    _ snapshots: [ReferenceSnapshot], _ texts: [String] = ["starts", "listens", "ends"],
    change: (inout OwnershipReport) -> Void = { _ in }
  ) -> String {
    var report = Samples.leak(texts)
    report.snapshots = snapshots
    if case .read(var ownership) = report.ownership {
      change(&ownership)
      report.ownership = .read(ownership)
    }
    return PictureReport([report]).text(as: .html)
  }

  private func closing(_ page: String) -> String {
    String(page.firstMatch(of: #/<p class="closing">◆ (.*?)</p>/#)?.1 ?? "")
      .replacingOccurrences(of: "&quot;", with: "\"")
  }

  private func steps(_ page: String) -> [Substring] {
    page.split(separator: "<li id=\"scenario-ring-step-").dropFirst().map {
      $0.prefix { $0 != "/" } + $0.drop { $0 != "/" }.prefix(1200)
    }
  }

  @Test func theRingIsClosedAfterTheFirstEventFromWhichEveryReferenceStays() {
    let both = [Samples.property, Samples.capture]
    let late = page([
      Samples.snapshot(1, Samples.property), Samples.snapshot(2, both[0], both[1]),
      Samples.snapshot(3, both[0], both[1]),
    ])
    #expect(closing(late) == "The ring of \"screen\" is closed for good after event 2, “listens”.")
    // What is opened again in between is not closed for good.
    let interrupted = page([
      Samples.snapshot(1, both[0], both[1]), Samples.snapshot(2, Samples.property),
      Samples.snapshot(3, both[0], both[1]),
    ])
    #expect(closing(interrupted).hasSuffix("for good after event 3, “ends”."))
  }

  @Test func theEventIsMarkedInBothLists() {
    let page = page([
      Samples.snapshot(1, Samples.property),
      Samples.snapshot(2, Samples.property, Samples.capture),
    ])
    let mark = "<strong class=\"mark\">◆ the ring of &quot;screen&quot; is closed for good</strong>"
    #expect(page.contains("<td>listens\(mark)</td>"))
    #expect(!page.contains("<td>starts\(mark)"))
    #expect(page.contains("at the end: listens</a>\n\(mark)"))
    #expect(page.matches(of: #/class="mark"/#).count == 2)
  }

  @Test func eventsThatWereNotLookedIntoAreNamed() {
    let page = page([
      Samples.snapshot(1, Samples.property),
      Samples.snapshot(3, Samples.property, Samples.capture),
    ])
    #expect(closing(page).hasSuffix("after event 3, “ends”. After event 1, it was not yet."))
    #expect(
      page.contains(
        "Memory was not read after 1 of 3 lines of the log, event 2: what came and went"))
    let advice = "graph ring --format html --timeline spreads what is read over"
    #expect(!page.contains(advice))
    #expect(self.page([Samples.snapshot(1, Samples.property)]).contains(advice))
  }

  @Test func whatWasThereFromTheFirstLookIsToldSo() {
    let page = page([Samples.snapshot(1, Samples.property, Samples.capture)])
    #expect(
      closing(page).contains("is closed when memory is read for the first time, after event 1"))
  }

  @Test func whatCannotBeToldIsToldSo() {
    let open = page([Samples.snapshot(1, Samples.property, Samples.capture), Samples.snapshot(2)])
    #expect(
      closing(open).hasPrefix("After which event the ring of \"screen\" is closed for good cannot"))
    let folded = page([Samples.snapshot(1, Samples.property, Samples.capture)]) {
      $0.explanations[0].rings[0][1].skipped = 5
    }
    #expect(closing(folded).hasSuffix("cannot be told: the report leaves out references of it."))
    let unexplained = page([Samples.snapshot(1, Samples.property)]) {
      $0.explanations[0].rings = []
      $0.explanations[0].verdict = .unexplained
    }
    #expect(closing(unexplained).hasSuffix("no ring or path was found that keeps it."))
    #expect(!open.contains("class=\"mark\"") && !folded.contains("class=\"mark\""))
  }

  @Test func thePathOfAHeldObjectBeginsAtItsRoot() {
    let root = OwnershipStep(owner: nil, name: "static Registry.shared", target: 1)
    let page = page([
      Samples.snapshot(1, Samples.capture), Samples.snapshot(2, root, Samples.capture),
    ]) {
      $0.explanations[0].verdict = .held
      $0.explanations[0].rings = []
      $0.explanations[0].root = "static Registry.shared"
      $0.explanations[0].path = [
        OwnershipStep(owner: nil, name: "", target: 1), Samples.capture,
      ]
    }
    #expect(
      closing(page) == "The path to \"screen\" is complete for good after event 2, “listens”.")
    #expect(
      page.contains("<li>+ appears: static Registry.shared → closure #1 in Screen.start()</li>"))
  }

  @Test func eachStepSaysWhatAppearsAndDisappears() {
    let page = page([
      ReferenceSnapshot(event: 0, nodes: [Samples.nodes[0]], references: []),
      Samples.snapshot(1, Samples.property), Samples.snapshot(2, Samples.capture),
      Samples.snapshot(3, Samples.capture),
    ])
    let steps = steps(page)
    #expect(steps.count == 4)
    #expect(steps[0].contains("Before the first event, when objects were tracked"))
    #expect(steps[0].contains("<li>+ appears: the object &quot;screen&quot;</li>"))
    #expect(steps[1].contains("+ appears: Screen &quot;screen&quot;.onTick → closure #1 in Screen"))
    #expect(steps[2].contains("− disappears: Screen &quot;screen&quot;.onTick → closure #1 in Sc"))
    #expect(
      steps[2].contains("+ appears: closure #1 in Screen.start() captures → &quot;screen&quot;"))
    #expect(steps[3].contains("<li>Nothing appears or disappears.</li>"))
  }

  @Test func onePictureHasTheReferencesOfAllSteps() throws {
    let page = page([
      Samples.snapshot(1, Samples.property), Samples.snapshot(2, Samples.capture),
      Samples.snapshot(3, Samples.property, Samples.capture),
    ])
    let picture = try #require(
      page.firstMatch(of: #/aria-label="ring, over time".*?</svg>/#.dotMatchesNewlines()))
    #expect(picture.0.matches(of: #/<path data-e="\d" class="edge ring"/#).count == 2)
    let there = page.matches(
      of: #/ data-edges="([0-9 ]*)" data-new="([0-9 ]*)" data-gone="([0-9 ]*)"/#
    )
    .map { [String($0.1), String($0.2), String($0.3)] }
    #expect(there == [["0", "0", ""], ["1", "1", "0"], ["0 1", "0", ""]])
  }

  @Test func anObjectIsKnownByWhatRefersToItThoughItsNumberChanges() {
    // Another closure of the type comes first at the second moment.
    let nodes = [
      Samples.nodes[0], Samples.nodes[1], OwnershipNode(type: Samples.nodes[1].type, number: 2),
    ]
    let moved = ReferenceSnapshot(
      event: 2, nodes: nodes,
      references: [
        OwnershipStep(owner: 0, name: ".onTick", target: 2),
        OwnershipStep(owner: 2, name: "captures", target: 0),
      ])
    let page = page([Samples.snapshot(1, Samples.property, Samples.capture), moved])
    #expect(closing(page).contains("when memory is read for the first time"))
    #expect(steps(page)[1].contains("Nothing appears or disappears."))
  }

  @Test func whatThreadsHaveInTheirHandsIsNotDrawn() {
    let stack = OwnershipStep(owner: nil, name: "the stack of a thread", target: 0)
    let global = OwnershipStep(owner: nil, name: "static Registry.shared", target: 0)
    let page = page([Samples.snapshot(1, stack, global)])
    #expect(!page.contains("the stack of a thread"))
    #expect(page.contains("+ appears: static Registry.shared → &quot;screen&quot;"))
    #expect(page.contains("What a thread or a task has in its hands while it runs is not drawn"))
  }

  @Test func thePageIsReadableAndStillWithoutAScript() throws {
    let page = page([Samples.snapshot(1, Samples.property)])
    #expect(page.contains("<div class=\"controls\" hidden>"))
    #expect(page.contains("role=\"status\" aria-live=\"polite\" aria-atomic=\"true\" hidden>"))
    // Only a script hides arrows and steps: it gives the class.
    #expect(!page.contains("class=\"timeline live\""))
    let rules = page.matches(of: #/(.*?)\{(visibility:hidden|display:none)\}/#).map { String($0.1) }
    #expect(rules.filter { !$0.contains(".live") && $0.contains("steps") }.isEmpty)
  }

  @Test func thePolicyAllowsTheScriptOfThePageAndNoOther() throws {
    let page = page([Samples.snapshot(1, Samples.property)])
    let script = try #require(page.firstMatch(of: #/<script>(.*?)</script>/#.dotMatchesNewlines()))
      .1
    let hash = try #require(page.firstMatch(of: #/script-src 'sha256-([^']*)'; base/#)).1
    #expect(page.matches(of: #/<script/#).count == 1)
    #expect(Data(base64Encoded: String(hash)) == (try sum(of: String(script))))
    #expect(!script.contains("http") && !script.contains("innerHTML") && !script.contains("eval"))
  }

  private func sum(of text: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).prefix(64))
    process.waitUntilExit()
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  @Test func namesOfProgramsAreNoMarkupInATimeline() {
    var report = PictureSamples.hostile
    report.snapshots = [Samples.snapshot(1, Samples.property, Samples.capture)]
    report.snapshots?[0].nodes[1].type = "</svg><script>alert(1)</script>"
    report.snapshots?[0].references[0].name = "\"><img src=x onerror=alert(1)>"
    let page = PictureReport([report]).text(as: .html)
    #expect(page.matches(of: #/<script/#).count == 1)
    #expect(!page.contains("<img"))
  }

  @Test func aTimelineOfManyObjectsIsCutAndSaysSo() {
    let nodes = Samples.nodes + (0..<100).map { OwnershipNode(type: "Owner", number: $0 + 1) }
    let owners = (0..<100).map { OwnershipStep(owner: $0 + 2, name: ".screen", target: 0) }
    let page = page([
      ReferenceSnapshot(
        event: 1, nodes: nodes, references: [Samples.property, Samples.capture] + owners)
    ])
    #expect(page.contains("62 more objects lead to these and are not drawn."))
    #expect(page.matches(of: #/<g data-n=/#).count == 40)
  }
}
