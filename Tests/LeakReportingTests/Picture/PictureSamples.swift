import ReportModel

/// Reports that make large pictures.
enum PictureSamples {
  /// A ring of so many objects, of which the report tells some references only.
  static func ring(of count: Int, told: Int) -> RunReport {
    let nodes = (0..<told).map { OwnershipNode(type: "Link", number: $0 + 1) }
    var steps = (0..<told).map { OwnershipStep(owner: $0, name: ".next", target: ($0 + 1) % told) }
    steps[told / 2].skipped = count - told
    return report(
      nodes,
      [
        OwnershipExplanation(
          object: 0, verdict: .cycle, rings: [steps],
          accounting: ReferenceAccounting(strongCount: 1, found: 1))
      ])
  }

  /// So many survivors, each on a ring of its own.
  static func manyRings(_ count: Int) -> RunReport {
    report(
      (0..<count * 2).map {
        OwnershipNode(label: $0.isMultiple(of: 2) ? "o\($0)" : nil, type: "O", number: $0)
      },
      (0..<count).map { number in
        OwnershipExplanation(
          object: number * 2, verdict: .cycle,
          rings: [
            [
              OwnershipStep(owner: number * 2, name: ".a", target: number * 2 + 1),
              OwnershipStep(owner: number * 2 + 1, name: ".b", target: number * 2),
            ]
          ],
          accounting: ReferenceAccounting(strongCount: 1, found: 1))
      })
  }

  /// A report in which everything that people can name has characters that languages of pictures use.
  static let hostile: RunReport = {
    let evil = #"</text><script>"&amp;'|`[]{}()#;\ --> ü日"#
    var report = ComparisonSamples.leak([evil])
    report.scenario.summary = evil
    report.scenario.remedy = evil
    report.objects[0].label = evil
    guard case .read(var ownership) = report.ownership else { return report }
    ownership.nodes[0].label = evil
    ownership.nodes[1].type = evil
    ownership.explanations[0].rings[0][0].name = evil
    report.ownership = .read(ownership)
    return report
  }()

  private static func report(
    _ nodes: [OwnershipNode], _ explanations: [OwnershipExplanation]
  ) -> RunReport {
    RunReport(
      scenario: ScenarioSummary(name: "large", family: "F", summary: "s", declares: .leaks),
      events: [], objects: [],
      ownership: .read(OwnershipReport(nodes: nodes, explanations: explanations)),
      ending: .completed)
  }
}
