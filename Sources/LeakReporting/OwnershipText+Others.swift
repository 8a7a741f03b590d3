import ReportModel

// Survivors that one explanation stands for.
extension OwnershipText {
  /// Where the others are: on the rings that are shown, kept by something that is shown, or somewhere else
  /// in the same way.
  func others(
    _ alike: [OwnershipExplanation], besides first: OwnershipExplanation
  ) -> [String] {
    let onRings = Set(first.rings.joined().map(\.target))
    let isOnRing = { (other: OwnershipExplanation) in onRings.contains(other.object) }
    var shown = onRings.union(first.path.map(\.target))
    shown.insert(first.object)
    var rows: [OwnershipStep] = []
    var starts: Set<Int> = []
    var elsewhere: [OwnershipExplanation] = []
    for other in alike where !isOnRing(other) {
      guard !shown.contains(other.object) else { continue }
      guard
        let begin = other.path.lastIndex(where: { $0.owner.map(shown.contains) ?? false })
      else {
        elsewhere.append(other)
        continue
      }
      starts.insert(rows.count)
      rows += other.path[begin...]
      shown.formUnion(other.path[begin...].map(\.target))
    }
    let rings = first.rings.count == 1 ? "also on this ring" : "also on these rings"
    return list(rings, alike.filter(isOnRing))
      + (rows.isEmpty ? [] : [indent(1) + "kept with it:"])
      + steps(rows, closing: false, naming: starts)
      + list(likewise(first.verdict), elsewhere)
  }

  private func likewise(_ verdict: OwnershipVerdict) -> String {
    switch verdict {
    case .cycle: "kept by rings of this kind"
    case .held: "held in the same way"
    case .abandoned: "abandoned in the same way"
    case .unexplained: "likewise"
    }
  }

  private func list(_ words: String, _ others: [OwnershipExplanation]) -> [String] {
    guard !others.isEmpty else { return [] }
    return [indent(1) + words + ": " + others.map { name($0.object) }.joined(separator: ", ")]
  }
}
