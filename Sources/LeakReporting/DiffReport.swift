import ReportModel

/// What `diff` found, for people and for programs.
///
/// The text for people is made in pieces, one for each comparison and a summary, so that it can be
/// printed while the rest still runs; equal scenarios only count.
public struct DiffReport: Sendable {
  /// The comparisons made so far, in the order of the catalog.
  public var comparisons: [Comparison] = []
  /// The expectations that belong to no scenario, as paths relative to the folder of scenarios.
  public var unreferenced: [String] = []
  let style: TextStyle

  /// Creates a report on nothing yet.
  public init(style: TextStyle = .plain) { self.style = style }

  /// Whether every report equals its expectation and every expectation belongs to a scenario.
  public var isClean: Bool {
    unreferenced.isEmpty && comparisons.allSatisfy { $0.result == .equal }
  }

  /// One comparison for people: nothing when the texts are equal, else its finding and the difference.
  ///
  /// Nothing either for an expectation that cannot be read, which is an error of its own, told where errors
  /// are told; the summary counts it.
  public func text(for comparison: Comparison) -> String {
    let finding: String
    switch comparison.result {
    case .equal, .unreadable: return ""
    case .different: finding = "differs from \(comparison.expectation)"
    case .missing: finding = "has no expectation at \(comparison.expectation)"
    }
    let title = style.paint(comparison.scenario, as: .heading) + " " + finding + "\n"
    return title + UnifiedDiff(comparison.difference, style: style).text + "\n"
  }

  /// The expectations that belong to no scenario, for people.
  public var unreferencedText: String {
    let lines = unreferenced.map { path in
      style.paint(VisibleText.line(path), as: .heading) + " belongs to no scenario\n"
    }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  /// One line that counts what was compared and what was found.
  public var summary: String {
    let findings: [(Comparison.Result, String)] = [
      (.equal, "equal"), (.different, "different"), (.missing, "without an expectation"),
      (.unreadable, "unreadable"),
    ]
    let counts = findings.compactMap { result, words -> String? in
      let count = comparisons.count { $0.result == result }
      return count == 0 && result != .equal ? nil : "\(count) \(words)"
    }
    let orphans = unreferenced.isEmpty ? [] : ["\(unreferenced.count) unreferenced"]
    let words = "\(comparisons.count) compared: " + (counts + orphans).joined(separator: ", ")
    return style.paint(words, as: isClean ? .good : .bad) + "\n"
  }

  /// The whole for programs; ends with a line feed.
  ///
  /// - Throws: An `EncodingError` when a difference cannot be expressed in JSON.
  public var json: String {
    get throws {
      try JSONDocument.text(
        of: Envelope(clean: isClean, comparisons: comparisons, unreferenced: unreferenced))
    }
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let clean: Bool
    let comparisons: [Comparison]
    let unreferenced: [String]
  }
}
