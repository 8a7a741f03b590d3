import ReportModel

extension TextReport {
  /// The least width of an event's number, so that a longer log does not shift the lines it shares
  /// with a shorter one.
  private static let numberWidth = 4

  /// The event log.
  ///
  /// A log line stands as it was written; every other kind says what it is, each line for itself: a
  /// column that appeared with the first such line would make all lines differ from their expectation.
  var events: [String] {
    section("Events", report.events.flatMap(lines(for:)))
  }

  private func lines(for event: Event) -> [String] {
    let number = String(event.number)
    let padding = String(repeating: " ", count: max(0, Self.numberWidth - number.count))
    let blank = String(repeating: " ", count: padding.count + number.count)
    return contents(of: event).enumerated().map { index, content in
      let lead = index == 0 ? padding + style.paint(number, as: .faint) : blank
      return content.isEmpty ? (index == 0 ? lead : "") : lead + "  " + content
    }
  }

  /// The text of an event, behind a mark that tells its kind; only its first line is marked.
  private func contents(of event: Event) -> [String] {
    let mark: TextTable.Cell
    switch event.kind {
    case .log:
      return VisibleText.lines(event.text)
    case .deinitialized:
      return [style.paint("✓", as: .good) + " \(VisibleText.line(event.text)) deinitialized"]
    case .stdout: mark = .init("stdout │", .faint)
    case .stderr: mark = .init("stderr │", .caution)
    case .note: mark = .init("─", .faint)
    }
    var lines = VisibleText.lines(event.text)
    lines[0] = style.paint(mark.text, as: mark.role) + (lines[0].isEmpty ? "" : " " + lines[0])
    return lines
  }
}
