/// Why one survivor is alive, read back from the text of a report.
///
/// Kept is what the report has read from memory: verdict, root, references and counts. What it says around them
/// is not, so that two versions of the tool can be told from two leaks.
struct ReasonOutline: Equatable {
  /// The verdict.
  var verdict: String
  /// What the survivor is called there: its label, if it has one.
  var object: String?
  /// Root, references and counts, each as one text.
  var facts: [String]

  /// The reasons in the lines of a section.
  static func all(in lines: [Substring]) -> [ReasonOutline] {
    var reasons: [ReasonOutline] = []
    for line in lines {
      let depth = line.prefix { $0 == " " }.count
      let words = ReportOutline.trimmed(line)
      if depth == TextLayout.indent.count, let start = Self(headline: words) {
        reasons.append(start)
      } else if !reasons.isEmpty, let fact = fact(in: words) {
        reasons[reasons.count - 1].facts.append(fact)
      }
    }
    return reasons
  }

  private init?(headline: String) {
    let parts = headline.split(separator: ":", maxSplits: 1)
    guard let verdict = parts.first.map(String.init),
      ["cycle", "held", "abandoned", "unexplained"].contains(verdict), parts.count == 2
    else { return nil }
    self.verdict = verdict
    let words = ReportOutline.trimmed(parts[1])
    object = Self.name(in: words)
    // A ring is told by its references alone, whatever is said of their number.
    facts = verdict == "cycle" ? [] : [Self.origin(in: words)]
  }

  /// The label, or the type and number, that a headline is about; it is named before it is explained.
  private static func name(in words: String) -> String? {
    let subject = words.firstRange(of: " is ").map { words[..<$0.lowerBound] } ?? words[...]
    if let start = subject.firstIndex(of: "\"") {
      return String(subject[subject.index(after: start)...].prefix { $0 != "\"" })
    }
    return subject.split(separator: " ").first { $0.contains("#") && $0.first != "#" }
      .map { String($0.last == "," ? $0.dropLast() : $0) }
  }

  /// Where the references begin.
  private static func origin(in words: String) -> String {
    let end = words.last == ":" ? words.dropLast() : words[...]
    for lead in [" is reached from ", " is kept by "] {
      if let range = end.firstRange(of: lead) { return String(end[range.upperBound...]) }
    }
    return String(end)
  }

  /// A reference, a gap or a count; nil for other words.
  private static func fact(in words: String) -> String? {
    if words.contains("→ ") {
      // A remark may follow.
      let cells = ReportOutline.cells(words[...])
      let end = cells.firstIndex { $0.hasPrefix("→ ") } ?? 0
      return cells[...end].joined(separator: " ")
    }
    guard words.hasPrefix("strong count") || words.hasPrefix("…") || words.hasPrefix("no strong")
    else { return nil }
    return words.split { !$0.isNumber }.joined(separator: " ")
  }
}
