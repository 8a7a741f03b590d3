extension DiffReport {
  /// Why reports do not make one; `name` is what somebody calls a report, the path of a file for example.
  public enum MergeError: Error, Equatable {
    /// Two reports were made by different versions of the tool.
    case otherVersion(name: String, found: String, expected: String)
    /// A report is about other scenarios, or another order of them, or another number of parts.
    case otherSelection(name: String, than: String)
    /// Two reports are about the same part.
    case overlap(part: String, names: [String])
    /// A report does not hold as many comparisons as its part has scenarios.
    case incomplete(name: String, found: Int, expected: Int)
    /// No report is about these parts.
    case missing(parts: [String])
  }

  /// Makes one report of those on all parts.
  ///
  /// - Parameter reports: At least one report, in any order, each with what it is called.
  /// - Returns: What one machine would have reported, apart from the exit status, which is for those to
  ///   combine who know what it means; it is that of the first part.
  /// - Throws: ``MergeError``.
  public static func merging(
    _ reports: [(name: String, report: DiffReport)]
  ) throws(MergeError) -> DiffReport? {
    guard let first = reports.first else { return nil }
    let count = first.report.part.count
    for (name, report) in reports {
      guard report.version == first.report.version else {
        throw .otherVersion(name: name, found: report.version, expected: first.report.version)
      }
      guard report.selection.identity == first.report.selection.identity,
        report.selection.scenarios == first.report.selection.scenarios, report.part.count == count
      else { throw .otherSelection(name: name, than: first.name) }
      let expected = report.part.part(of: Array(0..<report.selection.scenarios)).count
      guard report.comparisons.count == expected else {
        throw .incomplete(name: name, found: report.comparisons.count, expected: expected)
      }
    }
    let parts = try ordered(reports, count: count)
    var whole = parts[0]
    whole.selection.shard = nil
    whole.folder = parts.compactMap(\.folder).first
    whole.comparisons = Shard.whole(of: parts.map(\.comparisons))
    whole.unreferenced = Set(parts.map(\.unreferenced).joined()).sorted()
    return whole
  }

  /// The reports in the order of their parts, of which each is there once.
  private static func ordered(
    _ reports: [(name: String, report: DiffReport)], count: Int
  ) throws(MergeError) -> [DiffReport] {
    let byPart = Dictionary(grouping: reports) { $0.report.part.index }
    if let (part, same) = byPart.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) {
      throw .overlap(part: "\(part)/\(count)", names: same.map(\.name))
    }
    let missing = (1...count).filter { byPart[$0] == nil }
    guard missing.isEmpty else { throw .missing(parts: missing.map { "\($0)/\(count)" }) }
    return (1...count).compactMap { byPart[$0]?.first?.report }
  }

  /// The part that the report is about; the only one if it is about all.
  private var part: Shard { selection.shard ?? .only }
}
