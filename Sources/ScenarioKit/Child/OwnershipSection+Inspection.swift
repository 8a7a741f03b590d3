internal import LeakExplanation
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
      if detail.contains(.allRings) { options.cutLimit = InspectionDetail.mostCuts }
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
