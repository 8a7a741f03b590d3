import ReportModel

/// The measures that all text for people shares.
enum TextLayout {
  /// What stands before each line of a section.
  static let indent = "   "
  /// What stands between two columns, at least.
  static let gap = "   "
  /// The column at which the right part of a title ends, if the left part leaves room for it.
  static let rightEdge = 88

  /// A line with a left part and a right part that ends at the right edge or a gap after the left.
  static func title(
    _ left: [TextTable.Cell], right: TextTable.Cell, in style: TextStyle
  ) -> String {
    let leftWidth = left.map(\.text.count).reduce(0, +) + gap.count * (left.count - 1)
    let room = rightEdge - leftWidth - right.text.count
    return left.map { style.paint($0.text, as: $0.role) }.joined(separator: gap)
      + String(repeating: " ", count: max(gap.count, room))
      + style.paint(right.text, as: right.role)
  }

  /// The title of a report on one scenario.
  static func head(of scenario: ScenarioSummary, in style: TextStyle) -> String {
    title(
      [.init(scenario.name, .heading), .init(VisibleText.line(scenario.summary))],
      right: .init("\(scenario.family) · declared: \(scenario.declaredWords)", .faint),
      in: style)
  }
}
