import ReportModel

/// What `diff` found, in the Test Anything Protocol, version 14: one test point for a scenario, with a YAML
/// block where it did not pass.
struct TAPDocument {
  let report: DiffReport

  init(_ report: DiffReport) { self.report = report }

  /// The document; ends with a line feed.
  var text: String {
    let points = report.comparisons.map(point) + report.unreferenced.map(orphan)
    let lines =
      ["TAP version 14", "1..\(points.count)"]
      + points.enumerated().flatMap { index, point in
        ["\(point.isOk ? "ok" : "not ok") \(index + 1) - \(Self.escaped(point.name))"] + point.yaml
      } + ["# " + report.countWords]
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Point {
    let isOk: Bool
    let name: String
    var yaml: [String] = []
  }

  private func point(_ comparison: Comparison) -> Point {
    guard !comparison.findings.isEmpty else { return Point(isOk: true, name: comparison.scenario) }
    var lines = [
      "message: " + Self.quoted(comparison.findings[0].words), "severity: fail", "findings:",
    ]
    for finding in comparison.findings {
      lines += [
        "  - kind: \(finding.kind.rawValue)", "    words: " + Self.quoted(finding.words),
      ]
      if let fingerprint = finding.fingerprint {
        lines.append("    fingerprint: " + Self.quoted(fingerprint))
      }
    }
    if let source = comparison.source {
      lines += ["at:", "  file: " + Self.quoted(source.path), "  line: \(source.line)"]
    }
    lines.append("expectation: " + Self.quoted(report.path(comparison.expectation)))
    let difference = UnifiedDiff(comparison.difference).text
    if !difference.isEmpty { lines += Self.block("difference", difference) }
    return Point(isOk: false, name: comparison.scenario, yaml: Self.yaml(lines))
  }

  private func orphan(_ path: String) -> Point {
    let words = "\(path) belongs to no scenario."
    return Point(
      isOk: false, name: path,
      yaml: Self.yaml(["message: " + Self.quoted(words), "severity: fail"]))
  }

  /// Lines between the marks of a YAML block.
  private static func yaml(_ lines: [String]) -> [String] {
    (["---"] + lines + ["..."]).map { $0.isEmpty ? "" : "  " + $0 }
  }

  /// A description, in which a hash sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    VisibleText.line(text).reduce(into: "") { $0 += "\\#".contains($1) ? "\\\($1)" : String($1) }
  }

  /// A string in double quotes, which YAML reads as JSON does.
  private static func quoted(_ text: String) -> String {
    let escaped = VisibleText.line(text).reduce(into: "") {
      $0 += "\\\"".contains($1) ? "\\\($1)" : String($1)
    }
    return "\"" + escaped + "\""
  }

  /// Lines that stay as they are; the number says how far they are indented, since the first may be further.
  private static func block(_ key: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return ["\(key): |2"] + lines.map { "  " + $0 }
  }
}
