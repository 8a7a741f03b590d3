import ReportModel

// Why the survivors are alive, as it was read from memory.
extension TextReport {
  /// So many leaks of which no object was tracked are shown, unless all are asked for.
  private static let shownLeaks = 3

  /// The explanations of a section `Why`, each a block of lines.
  ///
  /// Survivors that the same references keep alive are explained once: the first stands for the others.
  /// Leaks of which no object was tracked follow.
  func explanations(in ownership: OwnershipReport) -> [String] {
    var blocks: [[String]] = []
    var explained: [OwnershipExplanation] = []
    for explanation in ownership.explanations {
      guard !explained.contains(where: explanation.isAlike) else { continue }
      explained.append(explanation)
      let alike = ownership.explanations.filter {
        $0.isAlike(explanation) && $0.object != explanation.object
      }
      let text = OwnershipText(ownership, style: style, isFull: isFull)
      blocks.append(text.lines(for: explanation, alike: alike))
    }
    let shown = isFull ? ownership.leaks[...] : ownership.leaks.prefix(Self.shownLeaks)
    blocks += shown.map { OwnershipText(ownership, style: style, isFull: isFull).lines(for: $0) }
    let rest = ownership.leaks.count - shown.count + ownership.furtherLeaks
    if rest > 0 {
      let leaks = rest == 1 ? "1 more untracked leak" : "\(rest) more untracked leaks"
      let hint = shown.count < ownership.leaks.count ? "; --full shows more" : " not looked into"
      blocks.append([TextLayout.indent + leaks + hint])
    }
    return Array(blocks.joined(separator: [""]))
      + ownership.notes.map { TextLayout.indent + VisibleText.line($0) }
  }

  /// The survivors that the scenario did not track, and what is left of objects that went.
  var untracked: [String] {
    guard case .read(let ownership) = report.ownership else {
      return section("Untracked", sentences: ["Not known: memory was not read."])
    }
    let survivors = ownership.untracked.map { line -> [TextTable.Cell] in
      [
        .init("✗", .bad), .init("\(line.count)"), .init(VisibleText.line(line.type), .faint),
        .init("survived", .bad), .init(line.verdict.rawValue),
      ]
    }
    let remains = ownership.remains.map { line -> [TextTable.Cell] in
      [
        .init("·", .caution), .init("\(line.count)"), .init(VisibleText.line(line.type), .faint),
        .init("deinitialized, memory still held by unowned references"),
      ]
    }
    let count = ownership.untracked.map(\.count).reduce(0, +)
    return section(
      "Untracked", counts: "\(count) survived",
      TextTable(rows: survivors + remains).lines(in: style))
  }
}

extension OwnershipExplanation {
  /// Whether the same references keep another survivor alive.
  ///
  /// What one lost owner keeps must also be kept in the same place: that the owner is lost says nothing of
  /// the way from there.
  func isAlike(_ other: OwnershipExplanation) -> Bool {
    fingerprint != nil && fingerprint == other.fingerprint
      && (verdict != .abandoned || path.dropLast() == other.path.dropLast())
  }
}
