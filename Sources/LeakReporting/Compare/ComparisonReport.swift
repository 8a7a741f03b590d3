public import ReportModel

/// A comparison of a leak with its repair, for people and for programs.
///
///     The fix removes closure #1 in Screen.start() captures self → "screen".
///        It is never made in screen-ring-weak.
///
///     Objects
///        ≠  screen   survived   → deinitialized
///
///     Events
///        = …
public struct ComparisonReport: Sendable {
  let comparison: RunComparison
  let style: TextStyle
  let width: Int
  let program: String

  /// The least width that text is laid out for.
  private static let leastWidth = 40

  /// Creates the report on a comparison.
  ///
  /// - Parameters:
  ///   - comparison: What is reported.
  ///   - style: How the text is decorated.
  ///   - width: How wide the text may be, where its words allow; nil for the usual width.
  ///   - program: How hints call the program.
  public init(
    _ comparison: RunComparison, style: TextStyle = .plain, width: Int? = nil,
    program: String = "leakscope"
  ) {
    self.comparison = comparison
    self.style = style
    self.width = max(Self.leastWidth, min(width ?? TextLayout.rightEdge, 160))
    self.program = program
  }

  /// The comparison for programs; ends with a line feed.
  ///
  /// - Throws: An `EncodingError` when the comparison cannot be expressed in JSON.
  public var json: String {
    get throws { try JSONDocument.text(of: Envelope(comparison: comparison)) }
  }

  /// The comparison for people; ends with a line feed.
  public var text: String {
    let blocks = [head, whatIf, further, objects, events, notes, pointer]
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let comparison: RunComparison
  }

  // MARK: References

  private var head: [String] {
    guard let first = comparison.removed.first, first.course != .unknown else {
      return wrapped(noneWords, role: .caution)
    }
    return wrapped("The fix removes " + first.words, role: .good)
      + wrapped(VisibleText.line(words(for: first.course)), indent: 1)
  }

  private var noneWords: String {
    if comparison.references.isEmpty { return "There is no reference to compare." }
    if comparison.references.contains(where: { $0.course == .unknown }) {
      return "What the fix does with the references cannot be told."
    }
    return "The fix removes none of the references that keep the survivors."
  }

  /// Whether the repair does what was computed to be enough.
  private var whatIf: [String] {
    guard let agreement = comparison.agreement else { return [] }
    let cut = agreement.cut.map(\.words).joined(separator: ", and ")
    let frees =
      (agreement.cut.count == 1
        ? "cutting \(cut)" : "cutting \(agreement.cut.count) references together, \(cut),")
      + " frees \(agreement.object)"
    let words =
      switch agreement.result {
      case .agrees: "\(frees), and that is what the fix does."
      case .unwitnessed: "\(frees). In the fix it is gone as well."
      case .differs: "\(frees). The fix does something else."
      case .unknown: "no small cut is known that frees \(agreement.object)."
      }
    return title("What if")
      + wrapped(words.prefix(1).uppercased() + words.dropFirst(), indent: 1)
      + (agreement.reason.map { wrapped($0, indent: 1, role: .faint) } ?? [])
  }

  /// The references besides the first.
  private var further: [String] {
    let rest = comparison.references.dropFirst(comparison.removed.isEmpty ? 0 : 1)
    guard !rest.isEmpty else { return [] }
    let shown = rest.prefix(Self.mostReferences)
    let more =
      rest.count > shown.count
      ? [TextLayout.indent + "and \(rest.count - shown.count) more references"] : []
    return title("The other references of the leak")
      + shown.flatMap { reference -> [String] in
        let role: TextStyle.Role = reference.course == .stays ? .bad : .faint
        return wrapped(reference.words, indent: 1)
          + wrapped(VisibleText.line(words(for: reference.course)), indent: 2, role: role)
      } + more
  }

  /// So many references are listed; the JSON form has all.
  private static let mostReferences = 8

  private func words(for course: ComparedReference.Course) -> String {
    switch course {
    case .neverMade: "never made there"
    case .letGo(let event): "let go \(place(after: event)), while its owner is still there"
    case .gone(let event): "gone \(place(after: event))"
    case .withoutOwner: "nothing like its owner was seen there"
    case .stays: "still there at the end"
    case .unknown: "not known"
    }
  }

  private func place(after event: Int) -> String {
    if event == 0 { return "before the first event" }
    guard let found = comparison.events.compactMap(\.fix).first(where: { $0.number == event })
    else { return "after event \(event)" }
    return "after event \(event), “\(found.text)”"
  }

  // MARK: Objects and events

  private var objects: [String] {
    let rows = comparison.objects.map { object -> [TextTable.Cell] in
      [
        object.differs ? .init("≠", .caution) : .init("=", .faint),
        .init(VisibleText.line(object.label)), Self.cell(object.leak?.fate),
        .init("→"), Self.cell(object.fix?.fate),
      ]
    }
    let isWide = TextTable(rows: rows).lines(in: .plain).contains { $0.count > width }
    // On a narrow terminal what became of an object stands below it.
    let lines =
      isWide
      ? rows.flatMap { row in
        TextTable(rows: [Array(row.prefix(2))]).lines(in: style)
          + TextTable(
            rows: [Array(row.dropFirst(2))], indent: TextLayout.indent + TextLayout.indent, gap: " "
          ).lines(in: style)
      } : TextTable(rows: rows).lines(in: style)
    return title("Objects") + (lines.isEmpty ? [TextLayout.indent + "none"] : lines)
  }

  private static func cell(_ fate: ObjectFate?) -> TextTable.Cell {
    switch fate {
    case .survived: .init("survived", .bad)
    case .deinitialized: .init("deinitialized", .good)
    case .undetermined: .init("undetermined", .caution)
    case nil: .init("not tracked", .faint)
    }
  }

  private var events: [String] {
    let lines = EventColumns(comparison.events, style: style, width: width).lines
    return title("Events") + (lines.isEmpty ? [TextLayout.indent + "none"] : lines)
  }

  private var notes: [String] {
    comparison.notes.flatMap { wrapped(VisibleText.line($0)) }
  }

  private var pointer: [String] {
    [comparison.leak, comparison.fix].flatMap {
      wrapped("see: \(program) show \($0.name)")
    }
  }

  // MARK: Parts

  private func title(_ text: String) -> [String] { [style.paint(text, as: .heading)] }

  private func wrapped(
    _ text: String, indent depth: Int = 0, role: TextStyle.Role? = nil
  ) -> [String] {
    let indent = String(repeating: TextLayout.indent, count: depth)
    return WrappedText.lines(of: text, width: width - indent.count).enumerated().map {
      index, line in
      indent + style.paint(line, as: role)
    }
  }
}

extension ComparedReference {
  /// The reference with its owner and what it refers to.
  var words: String {
    VisibleText.line(owner.map { $0 + NodeNames.joined(name) } ?? name)
      + " → " + VisibleText.line(target)
  }
}
