/// What a report says, read back from its text.
///
/// An expectation is text, so both sides of a comparison are read in the same way. A line that does not begin
/// with a space is the title of a section, since whatever comes from outside stands indented.
struct ReportOutline: Equatable {
  /// A row of the tables of objects.
  struct Row: Equatable {
    /// `✓`, `✗`, `?` or `·`.
    var mark: String
    /// The label of a tracked object, the number of untracked ones.
    var name: String
    /// The type.
    var type: String
    /// Why it survived, in a word or two; when it went; empty if neither is known.
    var detail: String
  }

  /// The events, without their numbers; lines of one event are joined by line feeds.
  var events: [String] = []
  /// The tracked objects.
  var objects: [Row] = []
  /// What the section `Why` says of survivors.
  var reasons: [ReasonOutline] = []
  /// The survivors that were not tracked, and what is left of others, by type; nil if that is not known.
  var untracked: [Row]?
  /// How the process ended.
  var ending = "the body returned"
  /// Whether the text is divided like a report.
  private(set) var isReport = false

  /// Reads the text of a report.
  init(_ text: String) {
    var titles: Set<String> = []
    for section in Self.sections(of: text) {
      titles.insert(section.title)
      switch section.title {
      case "Events": events = Self.events(in: section.lines)
      case "Objects": objects = section.lines.compactMap(Self.row(tracked: true))
      case "Why": reasons = ReasonOutline.all(in: section.lines)
      case "Untracked":
        let isKnown = !section.lines.contains { $0.contains("Not known") }
        untracked = isKnown ? section.lines.compactMap(Self.row(tracked: false)) : nil
      case "Ending":
        let found = section.lines.map(Self.cells).last { $0.first == "found" }
        ending = found?.dropFirst().joined(separator: " ") ?? ending
      default: break
      }
    }
    isReport = titles.isSuperset(of: ["Events", "Objects", "Why", "Untracked"])
  }

  /// The survivors among the tracked objects by label.
  var survivors: [String: Row] {
    Dictionary(objects.filter { $0.mark == "✗" }.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func sections(of text: String) -> [(title: String, lines: [Substring])] {
    var sections: [(title: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, first != " " {
        sections.append((cells(line).first ?? "", []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  /// The columns of a line, which at least three spaces divide.
  static func cells(_ line: Substring) -> [String] {
    line.split(separator: "   ").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// The text without spaces at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text).drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// The last digit of a number stands in the fourth column, or beyond; whatever continues an event begins
  /// further to the right.
  private static func events(in lines: [Substring]) -> [String] {
    var events: [String] = []
    for line in lines {
      let lead = line.prefix(4)
      if lead.count == 4, lead.last?.isNumber == true {
        let rest = line.drop { $0 == " " }.drop { $0.isNumber }
        events.append(String(rest.dropFirst(2)))
      } else if !events.isEmpty {
        events[events.count - 1] += "\n" + trimmed(line)
      }
    }
    return events.map { String($0.reversed().drop { $0 == "\n" }.reversed()) }
  }

  /// Reads a row from its right end: only a label can hold several spaces.
  private static func row(tracked: Bool) -> (Substring) -> Row? {
    { line in
      var cells = cells(line)
      guard let mark = cells.first, ["✓", "✗", "?", "·"].contains(mark) else { return nil }
      cells.removeFirst()
      let detail = mark == "✓" || mark == "✗" ? cells.popLast() : nil
      guard cells.popLast() != nil, let type = cells.popLast() else { return nil }
      return Row(
        mark: mark, name: cells.joined(separator: "   "), type: type, detail: detail ?? "")
    }
  }
}
