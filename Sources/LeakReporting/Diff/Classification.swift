public import ReportModel

/// Says what the difference between an expected and an actual report means.
///
/// The lines are compared elsewhere; here are compared the survivors, what keeps them, the events and the
/// ending.
public struct Classification: Sendable {
  let expected: ReportOutline
  let actual: ReportOutline
  /// The fingerprints of the actual leaks, by label or type.
  let fingerprints: [String: String]

  /// Reads both texts.
  ///
  /// - Parameters:
  ///   - expected: The recorded text.
  ///   - actual: The text of the report.
  ///   - report: The report itself, for what its text does not hold.
  public init(expected: String, actual: String, report: RunReport? = nil) {
    self.expected = ReportOutline(expected)
    self.actual = ReportOutline(actual)
    fingerprints = report.map(Self.fingerprints) ?? [:]
  }

  /// The findings, the weightiest first; at least one, since the texts are taken to differ.
  public var findings: [Finding] {
    guard expected.isReport, actual.isReport else {
      return [
        Finding(
          .otherText,
          "What is recorded is not divided like a report; its lines are compared alone.")
      ]
    }
    let findings = ending + newLeaks + goneLeaks + otherReasons + events
    if !findings.isEmpty { return findings }
    if !objects.isEmpty { return objects }
    return [
      Finding(
        .otherWording,
        "Only the wording or the layout differs: events, objects, reasons and ending are the same.")
    ]
  }

  // MARK: Leaks

  private var newLeaks: [Finding] {
    let tracked = actual.objects.filter { $0.mark == "✗" && expected.survivors[$0.name] == nil }
    return tracked.map { row in
      Finding(
        .newLeak, "A new leak: \(row.quoted) survived (\(row.detail)).", object: row.name,
        fingerprint: fingerprints[row.name])
    } + changes(in: .newLeak) { old, new in max(0, new.leaks - old.leaks) }
  }

  private var goneLeaks: [Finding] {
    let fates = Dictionary(actual.objects.map { ($0.name, $0.mark) }) { first, _ in first }
    let tracked = expected.objects.filter { $0.mark == "✗" }.compactMap { row -> Finding? in
      let fate: String
      switch fates[row.name] {
      case "✗": return nil
      case "✓": fate = "deinitialized"
      // Whether it would have survived, the ending has cut off.
      case _ where expected.ending != actual.ending: return nil
      case nil: fate = "was not tracked"
      case _: fate = "was not seen to the end"
      }
      return Finding(
        .leakGone, "An expected leak is gone: \(row.quoted) \(fate).", object: row.name)
    }
    guard expected.ending == actual.ending else { return tracked }
    return tracked + changes(in: .leakGone) { old, new in max(0, old.leaks - new.leaks) }
  }

  /// What became more or less among the untracked survivors, in one finding.
  private func changes(
    in kind: FindingKind, count: (_ old: UntrackedCount, _ new: UntrackedCount) -> Int
  ) -> [Finding] {
    guard let old = expected.untracked, let new = actual.untracked else { return [] }
    let types = UntrackedCount.types(in: old, new)
    let parts = types.compactMap { type -> (type: String, count: Int)? in
      let number = count(UntrackedCount(of: type, in: old), UntrackedCount(of: type, in: new))
      return number > 0 ? (type, number) : nil
    }
    guard let first = parts.first else { return [] }
    let total = parts.map(\.count).reduce(0, +)
    let names = parts.prefix(3).map { "\($0.count) \($0.type)" } + (parts.count > 3 ? ["…"] : [])
    let objects = total == 1 ? "1 untracked object" : "\(total) untracked objects"
    let fate = kind == .newLeak ? "survived" : "did not survive"
    return [
      Finding(
        kind, "\(kind.title): \(objects) \(fate) (\(names.joined(separator: ", "))).",
        object: first.type, fingerprint: kind == .newLeak ? fingerprints[first.type] : nil)
    ]
  }

  // MARK: Reasons

  private var otherReasons: [Finding] {
    let both = actual.objects.filter { $0.mark == "✗" && expected.survivors[$0.name] != nil }
    let changed = changedReasons
    let tracked = both.compactMap { row -> Finding? in
      guard let old = expected.survivors[row.name] else { return nil }
      let words: String
      if old.detail != row.detail {
        words = "is \(row.detail), expected was \(old.detail)"
      } else if changed.contains(row.name) {
        words = "survived (\(row.detail)), but other references keep it"
      } else {
        return nil
      }
      return Finding(
        .otherReason, "The same leak for another reason: \(row.quoted) \(words).",
        object: row.name, fingerprint: fingerprints[row.name])
    }
    let rest = changed.subtracting(expected.survivors.keys).subtracting(actual.survivors.keys)
    return tracked + untrackedReasons(named: rest)
  }

  private func untrackedReasons(named names: Set<String>) -> [Finding] {
    guard let old = expected.untracked, let new = actual.untracked else { return [] }
    let types = UntrackedCount.types(in: old, new).filter { type in
      let (before, after) = (UntrackedCount(of: type, in: old), UntrackedCount(of: type, in: new))
      guard before.total == after.total, before.total > 0 else { return false }
      return before != after || names.contains { $0.hasPrefix(type + "#") }
    }
    return types.map { type in
      Finding(
        .otherReason, "The same leak for another reason: other references keep untracked \(type).",
        object: type, fingerprint: fingerprints[type])
    }
  }

  /// What explained objects are called whose reasons are in one of the texts only.
  private var changedReasons: Set<String> {
    let old = expected.reasons.filter { !actual.reasons.contains($0) }
    let new = actual.reasons.filter { !expected.reasons.contains($0) }
    return Set((old + new).compactMap(\.object))
  }

  private static func fingerprints(of report: RunReport) -> [String: String] {
    guard case .read(let ownership) = report.ownership else { return [:] }
    let explanations = ownership.explanations + ownership.leaks.map(\.explanation)
    let named = explanations.compactMap { explanation -> (String, String)? in
      let node = ownership.nodes[explanation.object]
      return explanation.fingerprint.map { (VisibleText.line(node.label ?? node.type), $0) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

extension ReportOutline.Row {
  /// The name as a report quotes it.
  var quoted: String { "\"\(name)\"" }
}
