import ReportModel

/// The smallest sets of references that free a survivor, the best first.
struct RankedCuts {
  /// The sets, all of one size.
  let sets: [[OwnershipStep]]
  /// Whether they are all of that size.
  let isComplete: Bool

  /// The set to cut; nil if none is known.
  var best: [OwnershipStep]? { sets.first }
}

/// Ranks the sets of references that free the survivors of a report.
///
/// Better is a set that frees more of the survivors, then one that is easier to cut in the source, then one that
/// stands nearer to the beginning of the ring or path. In the place of a reference that no line of the source
/// removes stands the one behind it, where that is the only one.
struct CutRanking {
  /// So many survivors count when one asks what a cut frees besides.
  private static let mostSurvivors = 100

  private let ownership: OwnershipReport
  private let stepsByOwner: [Int?: [OwnershipStep]]
  /// How many survivors each reference frees by itself.
  private let freed: [EdgeKey: Int]

  init(_ ownership: OwnershipReport) {
    self.ownership = ownership
    stepsByOwner = Dictionary(grouping: ownership.suspectSteps, by: \.owner)
    var freed: [EdgeKey: Int] = [:]
    for explanation in ownership.allExplanations.prefix(Self.mostSurvivors) {
      for set in explanation.smallestCuts where set.count == 1 {
        freed[EdgeKey(set[0]), default: 0] += 1
      }
    }
    self.freed = freed
  }

  /// The sets that free a survivor of the report.
  func cuts(freeing explanation: OwnershipExplanation) -> RankedCuts {
    let ranked = explanation.smallestCuts.enumerated().map { index, set in
      let shown = set.map(self.shown).map(removable)
      let count = set.reduce(0) { $0 + (freed[EdgeKey($1)] ?? 0) }
      let ease = shown.reduce(0) { $0 + CutKind($1, in: ownership).rawValue }
      return (shown, [-count, ease, index])
    }
    return RankedCuts(
      sets: ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0),
      isComplete: explanation.hasAllCutSets ?? true)
  }

  /// The reference to remove in the source so that this one keeps nothing.
  ///
  /// What a task runs keeps what its closure captures, and that it runs it cannot be changed.
  private func removable(_ step: OwnershipStep) -> OwnershipStep {
    var step = step
    var known: Set<EdgeKey> = []
    while CutKind(step, in: ownership) == .runtime, known.insert(EdgeKey(step)).inserted {
      let behind = stepsByOwner[step.target] ?? []
      guard let next = behind.first, Set(behind.map(EdgeKey.init)).count == 1 else { return step }
      step = next
    }
    return step
  }

  /// A reference as rings and paths show it: one to a part of its owner as that to what is in the part.
  private func shown(_ step: OwnershipStep) -> OwnershipStep {
    let beside = stepsByOwner[step.owner] ?? []
    if beside.contains(where: { EdgeKey($0) == EdgeKey(step) }) { return step }
    return beside.first { $0.name.hasPrefix(step.name) && !step.name.isEmpty } ?? step
  }
}

extension OwnershipExplanation {
  /// The smallest sets that the report knows; single references of rings are known in every report.
  fileprivate var smallestCuts: [[OwnershipStep]] {
    if !sharedSteps.isEmpty, otherOwners.isEmpty { return sharedSteps.map { [$0] } }
    return (cutSets ?? []).filter { !$0.isEmpty }
  }
}
