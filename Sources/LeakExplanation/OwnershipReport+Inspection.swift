package import LeakInspection
package import ReportModel

extension OwnershipReport {
  /// The result of an inspection with the labels of what was tracked.
  package init(_ result: InspectionResult, labels: [UInt64: String]) {
    self.init(
      nodes: result.objects.map { OwnershipNode($0, labels: labels) },
      explanations: result.explanations.map(OwnershipExplanation.init),
      untracked: result.untracked.map {
        UntrackedObjects(
          type: $0.type, count: $0.count, verdict: OwnershipVerdict($0.kind))
      },
      leaks: result.leaks.map(ReportModel.UntrackedLeak.init),
      furtherLeaks: result.furtherLeakCount,
      remains: result.remains.map { RemainingMemory(type: $0.type, count: $0.count) },
      notes: result.notes)
  }
}

extension OwnershipNode {
  /// An object of a result with the label under which it was tracked.
  init(_ object: InspectedObject, labels: [UInt64: String]) {
    self.init(
      label: object.tracked.flatMap { labels[$0.rawValue] }, type: object.type,
      number: object.number)
  }
}

extension OwnershipExplanation {
  fileprivate init(_ found: ObjectExplanation) {
    self.init(
      object: found.object,
      verdict: OwnershipVerdict(found.kind),
      root: found.root,
      path: found.path.map(OwnershipStep.init),
      otherPaths: found.otherPaths.map {
        OwnershipPath(root: $0.root, steps: $0.steps.map(OwnershipStep.init))
      },
      hasAllPaths: found.hasAllPaths,
      rings: found.rings.map { $0.map(OwnershipStep.init) },
      hasAllRings: found.hasAllRings,
      sharedSteps: found.sharedSteps.map(OwnershipStep.init),
      cutSets: found.cutSets?.map { $0.map(OwnershipStep.init) },
      hasAllCutSets: found.cutSets == nil ? nil : found.hasAllCutSets,
      otherOwners: found.otherOwners,
      accounting: ReferenceAccounting(
        strongCount: found.strongCount, found: found.referencesFound,
        isOpen: found.hasFrameOwners),
      nonOwningReferences: found.nonOwningReferences?.map {
        ReportModel.NonOwningReference($0)
      },
      reason: found.reason,
      fingerprint: found.fingerprint)
  }
}

extension ReportModel.UntrackedLeak {
  fileprivate init(_ found: LeakInspection.UntrackedLeak) {
    self.init(
      explanation: OwnershipExplanation(found.explanation), count: found.count,
      kept: found.kept.map {
        ReportModel.KeptObject(
          path: $0.path.map(OwnershipStep.init), ring: $0.ring.map(OwnershipStep.init))
      },
      otherKept: found.otherKeptCount)
  }
}

extension ReportModel.NonOwningReference {
  fileprivate init(_ found: NonOwningStep) {
    let kind: Kind =
      switch found.kind {
      case .weak: .weak
      case .unowned: .unowned
      case .unmanaged: .unmanaged
      }
    self.init(owner: found.owner, name: found.name, kind: kind)
  }
}

extension OwnershipStep {
  /// A step of a result.
  init(_ step: PathStep) {
    self.init(
      owner: step.owner, name: step.name, target: step.target,
      skipped: step.skipped == 0 ? nil : step.skipped)
  }
}

extension OwnershipVerdict {
  fileprivate init(_ kind: ObjectExplanation.Kind) {
    self =
      switch kind {
      case .cycle: .cycle
      case .held: .held
      case .abandoned: .abandoned
      case .unexplained: .unexplained
      }
  }
}
