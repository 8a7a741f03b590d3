import ReportModel

/// The reports that the tests render.
enum Samples {
  static let unavailable = OwnershipSection.unavailable(
    reason: "The references that keep the survivors alive were not read.")

  static let leak = RunReport(
    scenario: ScenarioSummary(
      name: "subject-map", family: "RAC", summary: "a mapped RACSubject that never completes",
      declares: .leaks, fixedBy: "subject-map-completed",
      remedy: "send completed or error, or dispose the subscription"),
    events: log("subject created", "mapped and subscribed", "next = 3"),
    objects: [
      ObjectRecord(label: "subject", type: "RACSubject<Int>", fate: .survived)
    ],
    ownership: unavailable, ending: .completed)

  static let clean = RunReport(
    scenario: ScenarioSummary(
      name: "subject-map-completed", family: "RAC", summary: "the same, completed",
      declares: .clean, fixes: "subject-map"),
    events: [
      Event(number: 1, kind: .log, text: "completed"),
      Event(number: 2, kind: .deinitialized, text: "subject"),
      Event(number: 3, kind: .deinitialized, text: "mapped signal"),
    ],
    objects: [
      ObjectRecord(label: "mapped signal", type: "RACSignal<Int>", fate: .deinitialized(event: 3)),
      ObjectRecord(label: "subject", type: "RACSubject<Int>", fate: .deinitialized(event: 2)),
    ],
    ownership: unavailable, ending: .completed)

  /// A report on a scenario that ends as given.
  static func ended(
    _ ending: RunEnding, declared: ExpectedEnding = .normal, declares: LeakDeclaration = .clean,
    fates: [ObjectFate] = []
  ) -> RunReport {
    RunReport(
      scenario: ScenarioSummary(
        name: "ending", family: "Fixtures", summary: "an ending", declares: declares,
        expectedEnding: declared),
      events: log("before the end"),
      objects: fates.enumerated().map { index, fate in
        ObjectRecord(label: "object \(index + 1)", type: "Object", fate: fate)
      },
      ownership: unavailable, ending: ending)
  }

  /// A report on a scenario that left two objects behind which it had not tracked.
  static func untracked(_ fates: [ObjectFate], declares: LeakDeclaration) -> RunReport {
    var report = ended(.completed, declares: declares, fates: fates)
    report.ownership = .read(
      OwnershipReport(untracked: [UntrackedObjects(type: "Knot", count: 2, verdict: .held)]))
    return report
  }

  /// A report whose only content is these events.
  static func logged(_ events: [Event]) -> RunReport {
    var report = ended(.completed)
    report.events = events
    return report
  }

  private static func log(_ texts: String...) -> [Event] {
    texts.enumerated().map { Event(number: $0 + 1, kind: .log, text: $1) }
  }
}
