package import LeakInspection
package import ReportModel

extension ReferenceSnapshot {
  /// The references that an inspection has listed, with the labels of what was tracked.
  package init(_ result: InspectionResult, labels: [UInt64: String], event: Int) {
    self.init(
      event: event,
      nodes: result.objects.map { OwnershipNode($0, labels: labels) },
      references: result.references.map(OwnershipStep.init),
      isComplete: result.hasAllReferences)
  }
}
