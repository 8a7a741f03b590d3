public import ReportModel

/// A difference between two texts in the unified form that `diff -u` writes.
public struct UnifiedDiff: Sendable {
  let difference: TextDifference
  let style: TextStyle

  /// Creates the rendering of a difference.
  public init(_ difference: TextDifference, style: TextStyle = .plain) {
    self.difference = difference
    self.style = style
  }

  /// The difference; ends with a line feed, and is empty when the texts are equal.
  public var text: String {
    guard !difference.hunks.isEmpty else { return "" }
    let names = [
      style.paint("--- expected", as: .heading), style.paint("+++ actual", as: .heading),
    ]
    return (names + difference.hunks.flatMap(lines(of:))).map { $0 + "\n" }.joined()
  }

  private func lines(of hunk: TextDifference.Hunk) -> [String] {
    let expected = hunk.lines.count { $0.side != .actual }
    let actual = hunk.lines.count { $0.side != .expected }
    let ranges = "-\(hunk.expectedStart),\(expected) +\(hunk.actualStart),\(actual)"
    return [style.paint("@@ \(ranges) @@", as: .faint)] + hunk.lines.map(text(of:))
  }

  private func text(of line: TextDifference.Line) -> String {
    // An expectation may have been written by anybody.
    let text = VisibleText.line(line.text)
    return switch line.side {
    case .both: " " + text
    case .expected: style.paint("-" + text, as: .bad)
    case .actual: style.paint("+" + text, as: .good)
    }
  }
}
