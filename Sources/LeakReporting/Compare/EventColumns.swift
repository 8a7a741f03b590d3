import ReportModel

/// Two event logs beside each other; on a narrow terminal one below the other, line by line.
struct EventColumns {
  let events: [ComparedEvent]
  let style: TextStyle
  let width: Int

  /// Columns narrower than this would be all breaks.
  private static let leastColumn = 32
  private static let mark = 2

  init(_ events: [ComparedEvent], style: TextStyle, width: Int) {
    self.events = events
    self.style = style
    self.width = width
  }

  /// The lines of the section.
  var lines: [String] {
    let column = (width - 2 * TextLayout.indent.count - Self.mark - 1) / 2
    return column < Self.leastColumn
      ? events.flatMap(stacked) : events.flatMap { beside($0, column: column) }
  }

  private func stacked(_ line: ComparedEvent) -> [String] {
    let (sign, role, event): (String, TextStyle.Role?, Event?) =
      switch (line.leak, line.fix) {
      case (let event?, nil): ("-", .bad, event)
      case (nil, let event?): ("+", .good, event)
      case (let event, _): (" ", nil, event)
      }
    guard let event else { return [] }
    let room = width - TextLayout.indent.count - Self.mark
    return WrappedText.lines(of: words(for: event), width: room).enumerated().map { index, text in
      (TextLayout.indent + style.paint(index == 0 ? sign : " ", as: role) + " "
        + style.paint(text, as: role)).withoutSpacesAtEnd
    }
  }

  private func beside(_ line: ComparedEvent, column: Int) -> [String] {
    let left = line.leak.map { WrappedText.lines(of: words(for: $0), width: column) } ?? []
    let right = line.fix.map { WrappedText.lines(of: words(for: $0), width: column) } ?? []
    let sign = line.isShared ? "=" : line.leak == nil ? "+" : "-"
    return (0..<max(left.count, right.count, 1)).map { row in
      let (first, second) = (left.dropFirst(row).first ?? "", right.dropFirst(row).first ?? "")
      let padding = String(repeating: " ", count: max(0, column - first.count))
      let mark = style.paint(row == 0 ? sign : " ", as: line.isShared ? .faint : .caution)
      return
        (TextLayout.indent + style.paint(first, as: line.isShared ? nil : .bad) + padding + " "
        + mark + " " + style.paint(second, as: line.isShared ? nil : .good)).withoutSpacesAtEnd
    }
  }

  private func words(for event: Event) -> String {
    let text = VisibleText.lines(event.text).joined(separator: " ")
    let words =
      switch event.kind {
      case .log: text
      case .deinitialized: "✓ \(text) deinitialized"
      case .stdout: "stdout │ \(text)"
      case .stderr: "stderr │ \(text)"
      case .note: "─ \(text)"
      }
    return words.isEmpty ? "(empty)" : words
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
