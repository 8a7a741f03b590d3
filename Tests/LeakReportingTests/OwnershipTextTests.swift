import Foundation
import LeakReporting
import ReportModel
import Testing

/// What stands under `Why` when the references were read.
@Suite struct OwnershipTextTests {
  private func why(_ ownership: OwnershipReport, isFull: Bool = false) -> String {
    let report = RunReport(
      scenario: ScenarioSummary(name: "x", family: "F", summary: "s", declares: .leaks),
      events: [],
      objects: [ObjectRecord(label: "screen", type: "Screen", fate: .survived)],
      ownership: .read(ownership), ending: .completed)
    let text = TextReport(report, isFull: isFull).text
    let start = text.range(of: "Why\n")?.upperBound ?? text.startIndex
    let end = text.range(of: "\nUntracked")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  private let nodes = [
    OwnershipNode(label: "screen", type: "Screen", number: 1),
    OwnershipNode(type: "Timer", number: 1),
    OwnershipNode(type: "closure #1 in Screen.start()", number: 1),
  ]

  @Test func aRingIsShownFromItsObjectBackToIt() {
    let explanation = OwnershipExplanation(
      object: 0, verdict: .cycle,
      rings: [
        [
          OwnershipStep(owner: 0, name: ".timer", target: 1),
          OwnershipStep(owner: 1, name: ".block", target: 2),
          OwnershipStep(owner: 2, name: "captures", target: 0),
        ]
      ],
      accounting: ReferenceAccounting(strongCount: 1, found: 1))
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])) == """
           cycle: "screen" is on a ring:
              Screen "screen"
                 .timer     → Timer#1
                 .block     → closure #1 in Screen.start()
                 captures   → "screen"                       closes the cycle
              strong count 1 = 1 reference found

        """)
  }

  @Test func sharedReferencesThatWereLeftOutAreCounted() {
    let first = OwnershipStep(owner: 0, name: ".timer", target: 1)
    let last = OwnershipStep(owner: 2, name: ".owner", target: 0, skipped: 7)
    let explanation = OwnershipExplanation(
      object: 0, verdict: .cycle,
      rings: [
        [first, OwnershipStep(owner: 1, name: ".block", target: 2), last],
        [first, OwnershipStep(owner: 1, name: ".other", target: 2), last],
      ],
      sharedSteps: [first, last], accounting: ReferenceAccounting(strongCount: 1, found: 1))
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])).contains(
        """
              cutting one of these frees it: Screen "screen".timer, … 7 more …, \
        closure #1 in Screen.start().owner

        """))
  }

  @Test func ofManyReferencesThatCanBeCutTheRestIsCounted() {
    let step = OwnershipStep(owner: 0, name: ".next", target: 0)
    let long = OwnershipStep(owner: 0, name: ".next", target: 0, skipped: 100)
    let explanation = OwnershipExplanation(
      object: 0, verdict: .cycle, rings: [[step], [step]],
      sharedSteps: Array(repeating: step, count: 11) + [long],
      accounting: ReferenceAccounting(strongCount: 1, found: 1))
    let text = why(OwnershipReport(nodes: nodes, explanations: [explanation]))
    #expect(text.contains("Screen \"screen\".next, Screen \"screen\".next and 103 more\n"))
    #expect(text.count(where: { $0 == "," }) == 8)
  }

  @Test func aHeldObjectIsShownRootFirst() {
    let explanation = OwnershipExplanation(
      object: 0, verdict: .held, root: "static Loop.main",
      path: [
        OwnershipStep(owner: nil, name: "", target: 1),
        OwnershipStep(owner: 1, name: ".target", target: 0),
      ],
      accounting: ReferenceAccounting(strongCount: 2, found: 1))
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])) == """
           held: "screen" is reached from static Loop.main, Timer#1:
                 .target   → Screen "screen"
              strong count 2: 1 reference found, 1 owner not found

        """)
  }

  @Test func anAbandonedObjectSaysThatNothingLeadsToIt() {
    let explanation = OwnershipExplanation(
      object: 0, verdict: .abandoned, accounting: ReferenceAccounting(strongCount: 1, found: 0))
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])) == """
           abandoned: nothing leads to "screen", and it is on no ring
              strong count 1: 0 references found, 1 owner not found

        """)
  }

  @Test func aLostTaskIsOneThatNobodyCanResume() {
    let task = OwnershipNode(label: nil, type: "task of closure #1 in pay()", number: 1)
    let lost = OwnershipExplanation(
      object: 0, verdict: .abandoned, accounting: ReferenceAccounting(strongCount: 0, found: 0))
    #expect(
      why(OwnershipReport(nodes: [task], explanations: [lost])) == """
           abandoned: nobody can resume task of closure #1 in pay(), and it is on no ring

        """)
    #expect(
      why(OwnershipReport(nodes: [task], explanations: [lost]), isFull: true)
        .hasSuffix("\n      a task owns itself until it ends\n"))
    let kept = OwnershipExplanation(
      object: 1, verdict: .abandoned,
      path: [OwnershipStep(owner: 0, name: "frame of pay()", target: 1)],
      accounting: ReferenceAccounting(strongCount: 3, found: 1, isOpen: true))
    let nodes = [task, OwnershipNode(label: "order", type: "Order", number: 1)]
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [kept])) == """
           abandoned: "order" is kept by task of closure #1 in pay(), which nobody can resume:
                 frame of pay()   → Order "order"

        """)
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [kept]), isFull: true).hasSuffix(
        "\n      strong count not compared: frames of a task may hold copies of a reference\n"))
  }

  @Test func moreReferencesThanCountedHaveTwoPossibleReasons() {
    let explanation = OwnershipExplanation(
      object: 0, verdict: .unexplained, accounting: ReferenceAccounting(strongCount: 1, found: 2),
      reason: "more strong references were found than its strong count says")
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])) == """
           unexplained: more strong references were found than its strong count says
              strong count 1, but 2 references found: one of them is none, or it was released too often

        """)
  }

  @Test func aLongPathLosesItsMiddleUnlessItIsAskedFor() {
    let steps = (0..<40).map { _ in OwnershipStep(owner: 1, name: ".next", target: 1) }
    let explanation = OwnershipExplanation(
      object: 0, verdict: .held, root: "static Loop.main", path: steps,
      accounting: ReferenceAccounting(strongCount: 1, found: 1))
    let ownership = OwnershipReport(nodes: nodes, explanations: [explanation])
    #expect(why(ownership).contains("… 26 more references …"))
    #expect(!why(ownership, isFull: true).contains("more references"))
  }

  @Test func survivorsOfOneLeakAreExplainedOnce() {
    let first = OwnershipExplanation(
      object: 0, verdict: .abandoned, accounting: ReferenceAccounting(strongCount: 1, found: 0),
      fingerprint: "f")
    var second = first
    second.object = 1
    let text = why(OwnershipReport(nodes: nodes, explanations: [first, second]))
    #expect(text.contains("abandoned in the same way: Timer#1"))
    #expect(text.components(separatedBy: "abandoned:").count == 2)
  }

  @Test func waysThatReadTheSameAreToldOnce() {
    let group = OwnershipNode(label: nil, type: "task 'desk'", number: 1)
    let nodes =
      [group]
      + (1...4).flatMap { number in
        [
          OwnershipNode(label: nil, type: "task that has ended", number: number),
          OwnershipNode(
            label: "reply \(number)", type: number == 4 ? "Failure" : "Reply", number: number),
        ]
      }
    let replies = (0..<4).map { place in
      OwnershipExplanation(
        object: 2 * place + 2, verdict: .held, root: "static desk",
        path: [
          OwnershipStep(owner: nil, name: "", target: 0),
          OwnershipStep(owner: 0, name: "has the child", target: 2 * place + 1),
          OwnershipStep(owner: 2 * place + 1, name: ".value", target: 2 * place + 2),
        ], accounting: ReferenceAccounting(strongCount: 1, found: 1), fingerprint: "f")
    }
    let text = why(OwnershipReport(nodes: nodes, explanations: replies))
    #expect(text.components(separatedBy: "task 'desk' has the child").count == 3)
    #expect(text.contains("→ Reply \"reply 2\"\n"))
    #expect(text.contains("→ Failure \"reply 4\"\n"))
    #expect(text.contains("and 1 more in the same way as \"reply 2\": \"reply 3\"\n"))
  }

  /// A run that tracked nothing and left a ring behind, with an object that it keeps.
  private func untracked(leaks: Int) -> OwnershipReport {
    let ring = [
      OwnershipStep(owner: 1, name: ".block", target: 2),
      OwnershipStep(owner: 2, name: "captures", target: 1),
    ]
    let leak = UntrackedLeak(
      explanation: OwnershipExplanation(
        object: 1, verdict: .cycle, rings: [ring],
        accounting: ReferenceAccounting(strongCount: 1, found: 1)),
      count: 3,
      kept: [
        KeptObject(path: [ring[0], OwnershipStep(owner: 2, name: "captures", target: 0)])
      ], otherKept: 2)
    return OwnershipReport(
      nodes: nodes,
      untracked: [UntrackedObjects(type: "Timer", count: 3, verdict: .cycle)],
      leaks: Array(repeating: leak, count: leaks))
  }

  @Test func aLeakThatNobodyTrackedIsExplainedWithWhatItKeeps() {
    #expect(
      why(untracked(leaks: 1)) == """
           cycle: Timer#1 is on a ring:
              Timer#1
                 .block     → closure #1 in Screen.start()
                 captures   → Timer#1                        closes the cycle
              strong count 1 = 1 reference found
              3 leaks of this kind
              they keep as well:
                 closure #1 in Screen.start() captures   → Screen "screen"
                 and 2 more objects

        """)
  }

  @Test func referencesThatKeepNothingAreNamedByTheirPlace() {
    let nodes =
      nodes + [
        OwnershipNode(type: "captured variable", number: 1),
        OwnershipNode(type: "captured variable", number: 2),
        OwnershipNode(type: "method reference in Screen.start()", number: 1),
      ]
    let places: [(Int, String, NonOwningReference.Kind)] = [
      (3, "captures", .weak), (4, "", .weak), (2, "captures", .unowned), (1, ".target", .unmanaged),
      (1, "[0]", .weak), (5, "captures", .unowned),
    ]
    let explanation = OwnershipExplanation(
      object: 0, verdict: .abandoned, accounting: ReferenceAccounting(strongCount: 0, found: 0),
      nonOwningReferences: places.map {
        NonOwningReference(owner: $0.0, name: $0.1, kind: $0.2)
      })
    #expect(
      why(OwnershipReport(nodes: nodes, explanations: [explanation])).hasSuffix(
        """
              not kept by:
                 weak        captured variable
                 weak        captured variable (2)
                 unowned     closure #1 in Screen.start() captures
                 unmanaged   Timer#1.target
                 weak        Timer#1[0]
                 unowned     method reference in Screen.start() captures

        """))
  }

  @Test func whatARingKeepsWithoutBeingOnItIsToldApart() {
    let ring = [
      OwnershipStep(owner: 1, name: ".first", target: 2),
      OwnershipStep(owner: 2, name: ".captures", target: 1),
    ]
    func objects(_ explanation: OwnershipExplanation) -> Bool {
      let report = RunReport(
        scenario: ScenarioSummary(name: "x", family: "F", summary: "s", declares: .leaks),
        events: [],
        objects: [ObjectRecord(label: "screen", type: "Screen", fate: .survived)],
        ownership: .read(OwnershipReport(nodes: nodes, explanations: [explanation])),
        ending: .completed)
      return TextReport(report).text.contains("survived   kept by a cycle\n")
    }
    let accounting = ReferenceAccounting(strongCount: 1, found: 1)
    #expect(
      objects(
        OwnershipExplanation(
          object: 0, verdict: .cycle, path: [OwnershipStep(owner: 1, name: ".target", target: 0)],
          rings: [ring], accounting: accounting)))
    #expect(
      !objects(
        OwnershipExplanation(object: 0, verdict: .cycle, rings: [ring], accounting: accounting)))
  }

  @Test func ofLeaksThatNobodyTrackedThreeAreShownUnlessAllAreAskedFor() {
    let five = untracked(leaks: 5)
    #expect(why(five).components(separatedBy: "cycle: ").count == 4)
    #expect(why(five).hasSuffix("\n   2 more untracked leaks; --full shows more\n"))
    #expect(why(five, isFull: true).components(separatedBy: "cycle: ").count == 6)
    #expect(!why(five, isFull: true).contains("more untracked leaks"))
  }

  @Test func leaksThatWereNotLookedIntoAreCounted() {
    var one = untracked(leaks: 1)
    one.furtherLeaks = 1
    #expect(why(one).hasSuffix("\n   1 more untracked leak not looked into\n"))
  }

  @Test func theRingOfAnObjectThatIsKeptIsShown() {
    let kept = KeptObject(
      path: [OwnershipStep(owner: 1, name: ".target", target: 0)],
      ring: [OwnershipStep(owner: 0, name: ".me", target: 0)])
    let leak = UntrackedLeak(
      explanation: OwnershipExplanation(
        object: 1, verdict: .held, root: "static Loop.main",
        path: [OwnershipStep(owner: nil, name: "", target: 1)],
        accounting: ReferenceAccounting(strongCount: 1, found: 1)),
      kept: [kept])
    let report = OwnershipReport(
      nodes: nodes, untracked: [UntrackedObjects(type: "Timer", count: 1, verdict: .held)],
      leaks: [leak])
    #expect(
      why(report) == """
           held: Timer#1 is reached from static Loop.main
              strong count 1 = 1 reference found
              it keeps as well:
                 Timer#1.target   → Screen "screen"
              "screen" is also on a ring:
              Screen "screen"
                 .me   → "screen"   closes the cycle

        """)
  }
}
