internal import LeakInspection
internal import ReportModel

extension OwnershipSection {
  /// Reads from memory what keeps the objects of a tracker alive, or says why that is not possible.
  static func inspecting(
    _ tracker: ObjectTracker, since start: AllocationMark?, labels: [UInt64: String],
    detail: InspectionDetail, deadline: Duration
  ) -> OwnershipSection {
    if let obstacle = HeapInspection.obstacle { return .unavailable(reason: obstacle.words) }
    do {
      var options = InspectionOptions()
      if detail.contains(.allRings) { options.ringLimit = InspectionDetail.mostRings }
      if detail.contains(.allPaths) { options.pathLimit = InspectionDetail.mostPaths }
      if detail.contains(.allSteps) { options.stepLimit = InspectionDetail.mostSteps }
      options.deadline = deadline
      options.listsNonOwningReferences = detail.contains(.allReferences)
      options.libraryModules = ownModules
      let result = try HeapInspection.inspect(tracker, since: start, options: options)
      return .read(OwnershipReport(result, labels: labels))
    } catch {
      return .unavailable(reason: error.words)
    }
  }
}

extension OwnershipSection {
  /// What a run brings with it: of these modules only leaks are listed, not what is meant to live.
  private static let ownModules: Set<String> = [
    "ReactiveCore", "LeakInspection", "ReportModel", "ScenarioKit", "LeakReporting", "LeakScopeCLI",
  ]
}

extension OwnershipReport {
  /// The result of an inspection with the labels of the scenario.
  fileprivate init(_ result: InspectionResult, labels: [UInt64: String]) {
    self.init(
      nodes: result.objects.map { object in
        OwnershipNode(
          label: object.tracked.flatMap { labels[$0.rawValue] }, type: object.type,
          number: object.number)
      },
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
  fileprivate init(_ step: PathStep) {
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

extension RecordingObstacle {
  fileprivate var words: String {
    switch self {
    case .notRequested: "Ownership paths are not available: this process does not record its heap."
    case .sanitizer:
      "Ownership paths are not available in a sanitizer build, which has an allocator of its own."
    case .platform: "Ownership paths are not available on this platform."
    case .noAddressSpace:
      "Ownership paths are not available: the record needs \(HeapRecorder.addressSpace >> 30) GiB of "
        + "address space (not of memory), which the system does not give; see 'ulimit -v'."
    case .foreignAllocator:
      "Ownership paths are not available: the program has an allocator of its own."
    }
  }
}

extension FrozenProcessError {
  fileprivate var words: String {
    let reason =
      switch self {
      case .unsupported: "a process cannot be frozen here"
      case .outOfMemory: "there was no address space for a snapshot"
      case .processInformationUnavailable: "/proc could not be read"
      case .threadsKeptRunning(let count): "\(count) threads could not be stopped"
      case .systemCallFailed(let number): "a system call failed with error \(number)"
      case .timedOut: "reading memory took too long"
      case .crashed(let signal): "reading memory was ended by signal \(signal)"
      case .endedWithoutResult: "reading memory gave no result"
      }
    return "Ownership paths are not known: \(reason)."
  }
}
