public import ReportModel

extension RunComparison {
  /// Compares the report on a leak with that on its repair.
  ///
  /// What the repair does with a reference is told by the snapshots of its run; without them only its end is
  /// known.
  ///
  /// - Parameters:
  ///   - leak: The report on the scenario that leaks, best with all rings.
  ///   - fix: The report on the scenario that repairs it, with snapshots.
  public init(leak: RunReport, fix: RunReport) {
    self.init(
      leak: leak.scenario, fix: fix.scenario,
      events: EventAlignment(leak.events, fix.events).lines,
      objects: Self.objects(leak.objects, fix.objects),
      notes: Self.notes(leak, fix))
    guard case .read(let ownership) = leak.ownership else { return }
    let courses = ReferenceCourses(fix)
    let ranking = CutRanking(ownership)
    let sets = ownership.allExplanations.flatMap { ranking.cuts(freeing: $0).sets }
    let cuts = Set(sets.flatMap(\.self).map(EdgeKey.init))
    let compared = { (step: OwnershipStep) in
      ComparedReference(
        step, in: ownership, isCut: cuts.contains(EdgeKey(step)),
        course: courses.course(of: step, in: ownership.nodes))
    }
    references = Self.sorted(ownership.suspectSteps, in: ownership, compared)
    agreement = WhatIf(ownership: ownership, ranking: ranking, compared: compared).agreement
  }

  private static func sorted(
    _ steps: [OwnershipStep], in ownership: OwnershipReport,
    _ compared: (OwnershipStep) -> ComparedReference
  ) -> [ComparedReference] {
    let weighted = steps.enumerated().map { index, step in
      let reference = compared(step)
      return (
        reference,
        [reference.weight, reference.course.event, CutKind(step, in: ownership).rawValue, index]
      )
    }
    return weighted.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  private static func objects(
    _ leak: [ObjectRecord], _ fix: [ObjectRecord]
  ) -> [ComparedObject] {
    let known = Set(leak.map(\.label))
    return leak.map { object in
      ComparedObject(
        label: object.label, leak: object, fix: fix.first { $0.label == object.label })
    }
      + fix.filter { !known.contains($0.label) }.map {
        ComparedObject(label: $0.label, leak: nil, fix: $0)
      }
  }

  private static func notes(_ leak: RunReport, _ fix: RunReport) -> [String] {
    var notes: [String] = []
    for report in [leak, fix] where report.ending.isEarly {
      notes.append("\(report.scenario.name) did not end by itself: \(report.ending.words).")
    }
    if case .unavailable(let reason) = leak.ownership {
      notes.append(reason)
    } else if !leak.hasLeak {
      notes.append("\(leak.scenario.name) leaves nothing behind, so there is nothing to remove.")
    }
    if fix.hasLeak {
      let count = fix.survivors.count + fix.untrackedCount
      notes.append(
        "\(fix.scenario.name) leaves \(count == 1 ? "an object" : "\(count) objects") behind as well."
      )
    }
    if fix.snapshots == nil, leak.hasLeak {
      notes.append("\(fix.scenario.name) was not looked into while it ran.")
    } else if fix.snapshots?.contains(where: { !$0.isComplete }) == true {
      notes.append(
        "\(fix.scenario.name) has more references than were read: one may be called absent that is there."
      )
    }
    return notes
  }
}

extension ComparedReference.Course {
  /// The event after which the reference was let go of: what goes first is more likely the cause.
  fileprivate var event: Int { if case .letGo(let event) = self { event } else { 0 } }
}

extension ComparedReference {
  fileprivate init(
    _ step: OwnershipStep, in ownership: OwnershipReport, isCut: Bool, course: Course
  ) {
    let names = NodeNames(nodes: ownership.nodes)
    let isVariable = step.owner.map { ownership.nodes[$0].isVariable } ?? false
    self.init(
      owner: step.owner.map(names.fullName),
      name: isVariable && step.name == "captures" ? "" : step.name,
      target: names.fullName(step.target), isCut: isCut, course: course)
  }

  /// What the comparison begins with: what the repair is seen to do, first to references that matter, then what
  /// follows from it.
  fileprivate var weight: Int {
    switch course {
    case .neverMade: isCut ? 0 : 2
    case .letGo: isCut ? 1 : 3
    case .gone: isCut ? 4 : 5
    case .withoutOwner: isCut ? 6 : 7
    case .unknown: 8
    case .stays: 9
    }
  }
}
