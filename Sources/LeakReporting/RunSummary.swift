public import ReportModel

/// What several runs come to, in one line.
public struct RunSummary: Sendable {
  /// What stands between two reports.
  public static let separator =
    "\n" + String(repeating: "─", count: TextLayout.rightEdge) + "\n\n"

  let reports: [RunReport]
  let style: TextStyle

  /// Creates the summary of these reports.
  public init(_ reports: [RunReport], style: TextStyle = .plain) {
    self.reports = reports
    self.style = style
  }

  /// How many runs were as declared, and the names of those that were not; ends with a line feed.
  public var text: String {
    let others = reports.filter { !$0.matchesDeclaration }.map(\.scenario.name)
    let counts = "\(reports.count) run: \(reports.count - others.count) as declared"
    let rest = others.isEmpty ? "" : ", \(others.count) not: " + others.joined(separator: ", ")
    return style.paint(counts + rest, as: others.isEmpty ? .good : .bad) + "\n"
  }
}
