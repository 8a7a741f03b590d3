import ReportModel

/// The smallest sets of references that free a survivor, the best first.
///
/// Better is a set that frees more of the report's survivors, then one that is easier to cut in the source, then
/// one that stands nearer to the beginning of the ring or path.
struct RankedCuts {
  /// The sets, all of one size.
  let sets: [[OwnershipStep]]
  /// Whether they are all of that size.
  let isComplete: Bool

  init(_ explanation: OwnershipExplanation, in ownership: OwnershipReport) {
    let unranked = explanation.unrankedCuts
    let others = ownership.allExplanations.filter { $0.object != explanation.object }
      .map { Set($0.unrankedCuts.filter { $0.count == 1 }.flatMap(\.self).map(EdgeKey.init)) }
    let ranked = unranked.enumerated().map { index, set in
      let keys = set.map(EdgeKey.init)
      let freed = others.count { other in keys.contains(where: other.contains) }
      let ease = set.reduce(0) { $0 + CutKind($1, in: ownership).rawValue }
      return (set, [-freed, ease, index])
    }
    sets = ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    isComplete = explanation.hasAllCutSets ?? true
  }

  /// The set to cut; nil if none is known.
  var best: [OwnershipStep]? { sets.first }
}

extension OwnershipExplanation {
  /// The smallest sets that the report knows; single references are known in every report.
  fileprivate var unrankedCuts: [[OwnershipStep]] {
    if !sharedSteps.isEmpty, otherOwners.isEmpty { return sharedSteps.map { [$0] } }
    return (cutSets ?? []).filter { !$0.isEmpty }
  }
}
