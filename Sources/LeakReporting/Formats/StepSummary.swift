import ReportModel

/// What `diff` found, as the summary of a step in a GitHub workflow: Markdown, with a limit on its size.
public struct StepSummary: Sendable {
  /// GitHub takes no more bytes of a step.
  public static let limit = 1 << 20

  let report: DiffReport

  /// Creates the summary of a report.
  public init(_ report: DiffReport) { self.report = report }

  /// The summary in at most `limit` bytes: whole differences are left out, and it is said how many; nothing if
  /// not even the counts have room.
  public func text(limit: Int = Self.limit) -> String {
    let head = "## leakscope diff\n\n\(report.countWords)\n\n" + (report.isClean ? "" : table)
    let short = "## leakscope diff\n\n\(report.countWords)\n\n"
    // The last words need room as well.
    let room = limit - 200
    guard head.utf8.count <= room else {
      let words = short + "_The list is left out: it is too long for the summary of a step._\n"
      return words.utf8.count <= limit ? words : ""
    }
    var text = head
    var leftOut = 0
    for block in report.comparisons.map(details) where !block.isEmpty {
      if leftOut == 0, text.utf8.count + block.utf8.count <= room {
        text += block
      } else {
        leftOut += 1
      }
    }
    guard leftOut > 0 else { return text }
    let differences = leftOut == 1 ? "1 difference is" : "\(leftOut) differences are"
    return text + "_\(differences) left out: the summary of a step has room for 1 MiB._\n"
  }

  private var table: String {
    let rows =
      report.comparisons.filter { !$0.findings.isEmpty }.map { comparison in
        let place = comparison.source.map { "`\($0.path):\($0.line)`" } ?? ""
        let words = comparison.findings.map { Self.escaped($0.words) }.joined(separator: "<br>")
        return "| \(Self.escaped(comparison.scenario)) | \(words) | \(place) |"
      }
      + report.unreferenced.map { path in
        "| | An expectation without a scenario. | `\(VisibleText.line(report.path(path)))` |"
      }
    return (["| scenario | finding | where |", "|---|---|---|"] + rows).map { $0 + "\n" }.joined()
      + "\n"
  }

  private func details(_ comparison: Comparison) -> String {
    let difference = UnifiedDiff(comparison.difference).text
    guard !difference.isEmpty else { return "" }
    let fence = Self.fence(around: difference)
    return "<details><summary>\(Self.escaped(comparison.scenario))</summary>\n\n"
      + "\(fence)diff\n\(difference)\(fence)\n\n</details>\n\n"
  }

  /// More grave accents than stand together anywhere in the text.
  private static func fence(around text: String) -> String {
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// Text in a cell of a table, in which nothing is markup.
  private static func escaped(_ text: String) -> String {
    VisibleText.line(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where "\\`*_{}[]()#+!|~".contains(character): result += "\\\(character)"
      case _: result.append(character)
      }
    }
  }
}
