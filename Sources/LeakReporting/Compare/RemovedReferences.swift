import ReportModel

/// Which references of a leak its repair is seen to remove, for pictures.
struct RemovedReferences {
  /// For each reference what the repair does with it, in words.
  private(set) var words: [EdgeKey: String] = [:]
  /// What there is to know of them, as a full sentence.
  let note: String

  /// Finds the references.
  ///
  /// What goes together with its owner is a consequence, and counts only where nothing else is seen.
  ///
  /// - Parameters:
  ///   - leak: The report on the scenario that leaks.
  ///   - fix: The report on the scenario that repairs it, with snapshots.
  init(of leak: RunReport, by fix: RunReport) {
    let name = fix.scenario.name
    guard case .read(let ownership) = leak.ownership, fix.snapshots != nil else {
      note = "What \(name) removes is not known."
      return
    }
    let courses = ReferenceCourses(fix)
    let ranking = CutRanking(ownership)
    let cuts = Set(
      ownership.allExplanations.flatMap { ranking.cuts(freeing: $0).sets.flatMap(\.self) }
        .map(EdgeKey.init))
    var consequences: [EdgeKey: String] = [:]
    for step in ownership.suspectSteps {
      let key = EdgeKey(step)
      switch courses.course(of: step, in: ownership.nodes) {
      case .neverMade: words[key] = "✗ never made in the fix"
      case .letGo: words[key] = "✗ let go in the fix"
      case .gone where cuts.contains(key): consequences[key] = "✗ gone in the fix"
      case .gone, .withoutOwner, .stays, .unknown: break
      }
    }
    if words.isEmpty { words = consequences }
    note =
      words.isEmpty
      ? "What \(name) removes could not be seen."
      : "What \(name) removes is dashed, struck out and marked ✗."
  }
}
