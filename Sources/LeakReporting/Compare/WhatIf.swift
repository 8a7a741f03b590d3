import ReportModel

/// Compares the smallest sets of references that free the survivors of a leak with what a repair does.
struct WhatIf {
  let ownership: OwnershipReport
  let ranking: CutRanking
  /// What the repair does with a reference.
  let compared: (OwnershipStep) -> ComparedReference

  /// The result for the survivors; nil if there are none.
  var agreement: CutAgreement? {
    let all = ownership.allExplanations.map(agreement)
    let weight: [CutAgreement.Result] = [.agrees, .unwitnessed, .unknown, .differs]
    let worst = weight.last { result in all.contains { $0.result == result } }
    return all.first { $0.result == worst }
  }

  private func agreement(on explanation: OwnershipExplanation) -> CutAgreement {
    let object = NodeNames(nodes: ownership.nodes).name(explanation.object)
    let cuts = ranking.cuts(freeing: explanation)
    let sets = cuts.sets.map { $0.map(compared) }
    guard let best = sets.first else {
      return CutAgreement(object: object, result: .unknown, reason: explanation.reasonWithoutCut)
    }
    let isSeen = { (reference: ComparedReference) in
      switch reference.course {
      case .neverMade, .letGo: true
      case .gone, .withoutOwner, .stays, .unknown: false
      }
    }
    let isGone = { (reference: ComparedReference) in
      switch reference.course {
      case .neverMade, .letGo, .gone: true
      case .withoutOwner, .stays, .unknown: false
      }
    }
    if let set = sets.first(where: { $0.allSatisfy(isSeen) }) {
      return CutAgreement(object: object, result: .agrees, cut: set, count: sets.count)
    }
    if let set = sets.first(where: { $0.allSatisfy(isGone) }) {
      return CutAgreement(
        object: object, result: .unwitnessed, cut: set, count: sets.count,
        reason: "The fix was not looked into between the cut and the end of the owner.")
    }
    return CutAgreement(
      object: object, result: .differs, cut: best, count: sets.count, reason: Self.reason(best))
  }

  /// Why a repair removes no set.
  private static func reason(_ best: [ComparedReference]) -> String {
    if best.contains(where: { $0.course == .stays }) {
      return "The fix keeps the reference, and what is behind it goes in another way."
    }
    return best.contains { $0.course == .unknown }
      ? "The fix was not looked into while it ran."
      : "Nothing like the owner was seen in the fix while it ran: it has another shape there, or came and went "
        + "between two lines of the log."
  }
}

extension OwnershipExplanation {
  /// Why no set of references is known that frees the object.
  fileprivate var reasonWithoutCut: String {
    switch verdict {
    case .abandoned: "No reference that was found keeps it, so none can be cut."
    case .unexplained: "Why it is alive is not known."
    case .held where path.count <= 1:
      "It is held at its root: there is no reference on the way to cut."
    case .cycle where !otherOwners.isEmpty: "It has owners that were not found."
    case .cycle, .held:
      hasAllCutSets == nil
        ? "No set was looked for."
        : hasAllCutSets == false
          ? "The search was given up: there are too many ways."
          : "More than three references would have to be cut."
    }
  }
}
