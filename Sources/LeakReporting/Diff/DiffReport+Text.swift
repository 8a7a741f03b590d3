import ReportModel

extension DiffReport {
  /// One comparison for people: nothing when the texts are equal, else what differs, and the lines.
  ///
  /// Nothing either for an expectation that cannot be read or a scenario that could not be run, which are
  /// errors of their own, told where errors are told; the summary counts them.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - style: How the text is decorated.
  ///   - program: How hints call the program.
  /// - Returns: The text; ends with an empty line.
  public static func text(
    for comparison: Comparison, style: TextStyle = .plain, program: String = "leakscope"
  ) -> String {
    let finding: String
    switch comparison.result {
    case .equal, .unreadable, .notRun: return ""
    case .different: finding = "differs from \(comparison.expectation)"
    case .missing: finding = "has no expectation at \(comparison.expectation)"
    }
    let hint =
      comparison.result == .missing
      ? TextLayout.indent + "to record it: \(program) record \(comparison.scenario)\n" : ""
    let title = style.paint(comparison.scenario, as: .heading) + " " + finding + "\n"
    let words = comparison.result == .missing ? [] : comparison.findings.map(\.words)
    return title + hint + words.map { TextLayout.indent + VisibleText.line($0) + "\n" }.joined()
      + UnifiedDiff(comparison.difference, style: style).text + "\n"
  }

  /// The expectations that belong to no scenario, for people.
  ///
  /// - Parameter style: How the text is decorated.
  /// - Returns: The text; ends with an empty line, unless there are none.
  public func unreferencedText(style: TextStyle = .plain) -> String {
    let lines = unreferenced.map { path in
      style.paint(VisibleText.line(path), as: .heading) + " belongs to no scenario\n"
    }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  /// One line that counts what was compared and what was found.
  ///
  /// - Parameter style: How the text is decorated.
  /// - Returns: The line with its line feed.
  public func summary(style: TextStyle = .plain) -> String {
    style.paint(countWords, as: isClean ? .good : .bad) + "\n"
  }

  /// `3 compared: 2 equal, 1 different`.
  var countWords: String {
    let findings: [(Comparison.Result, String)] = [
      (.equal, "equal"), (.different, "different"), (.missing, "without an expectation"),
      (.unreadable, "unreadable"), (.notRun, "not run"),
    ]
    let counts = findings.compactMap { result, words -> String? in
      let count = comparisons.count { $0.result == result }
      return count == 0 && result != .equal ? nil : "\(count) \(words)"
    }
    let orphans = unreferenced.isEmpty ? [] : ["\(unreferenced.count) unreferenced"]
    return "\(comparisons.count) compared: " + (counts + orphans).joined(separator: ", ")
  }

  /// The whole for people, as it is printed piece by piece otherwise.
  func text(style: TextStyle) -> String {
    comparisons.map { Self.text(for: $0, style: style) }.joined() + unreferencedText(style: style)
      + summary(style: style)
  }
}
