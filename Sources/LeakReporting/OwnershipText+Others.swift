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
    var ways: [(first: OwnershipExplanation, news: ArraySlice<OwnershipStep>, others: [Int])] = []
    for other in alike where !isOnRing(other) {
      guard !shown.contains(other.object) else { continue }
      guard
        let begin = other.path.lastIndex(where: { $0.owner.map(shown.contains) ?? false })
      else {
        elsewhere.append(other)
        continue
      }
      let news = other.path[begin...]
      shown.formUnion(news.map(\.target))
      if let way = ways.firstIndex(where: { isAlike($0.news, news) }) {
        ways[way].others.append(other.object)
        continue
      }
      ways.append((other, news, []))
      starts.insert(rows.count)
      rows += news
    }
    let rings = first.rings.count == 1 ? "also on this ring" : "also on these rings"
    var lines = list(rings, alike.filter(isOnRing))
    if !rows.isEmpty { lines.append(indent(1) + "kept with it:") }
    lines += steps(rows, closing: false, naming: starts)
    lines += ways.filter { !$0.others.isEmpty }.map { more($0.others, like: $0.first.object) }
    return lines + list(likewise(first.verdict), elsewhere)
  }

  /// Whether two ways from one object read the same but for the numbers of objects.
  private func isAlike(_ one: ArraySlice<OwnershipStep>, _ other: ArraySlice<OwnershipStep>) -> Bool
  {
    one.count == other.count && one.first?.owner == other.first?.owner
      && zip(one, other).allSatisfy {
        $0.name == $1.name && type($0.target) == type($1.target) && $0.skipped == $1.skipped
      }
  }

  private func more(_ others: [Int], like first: Int) -> String {
    indent(2) + "and \(others.count) more in the same way as \(name(first)): "
      + others.map(name).joined(separator: ", ")
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
