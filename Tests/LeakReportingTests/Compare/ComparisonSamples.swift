import ReportModel

/// A screen with a closure that holds it, and repairs of it.
enum ComparisonSamples {
  static let nodes = [
    OwnershipNode(label: "screen", type: "Screen", number: 1),
    OwnershipNode(type: "closure #1 in Screen.start()", number: 1),
  ]
  static let property = OwnershipStep(owner: 0, name: ".onTick", target: 1)
  static let capture = OwnershipStep(owner: 1, name: "captures", target: 0)

  /// The run that leaks: a ring of two references.
  static func leak(_ texts: [String] = ["starts", "ends"]) -> RunReport {
    report(
      "ring", declares: .leaks, fate: .survived, texts,
      OwnershipReport(
        nodes: nodes,
        explanations: [
          OwnershipExplanation(
            object: 0, verdict: .cycle, rings: [[property, capture]],
            sharedSteps: [property, capture],
            accounting: ReferenceAccounting(strongCount: 1, found: 1))
        ]))
  }

  /// A run that repairs it, with what was seen of it.
  static func fix(
    _ snapshots: [ReferenceSnapshot]?, _ texts: [String] = ["starts", "stops", "ends"]
  ) -> RunReport {
    var report = report(
      "no-ring", declares: .clean, fate: .deinitialized(event: 3), texts, OwnershipReport())
    report.snapshots = snapshots
    return report
  }

  static func snapshot(_ event: Int, _ references: OwnershipStep...) -> ReferenceSnapshot {
    ReferenceSnapshot(event: event, nodes: nodes, references: references)
  }

  private static func report(
    _ name: String, declares: LeakDeclaration, fate: ObjectFate, _ texts: [String],
    _ ownership: OwnershipReport
  ) -> RunReport {
    RunReport(
      scenario: ScenarioSummary(name: name, family: "F", summary: "s", declares: declares),
      events: texts.enumerated().map { Event(number: $0 + 1, kind: .log, text: $1) },
      objects: [ObjectRecord(label: "screen", type: "Screen", fate: fate)],
      ownership: .read(ownership), ending: .completed)
  }
}
