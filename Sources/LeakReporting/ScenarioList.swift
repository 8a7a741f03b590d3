public import ReportModel

/// The catalog, or a part of it, in reading order.
public struct ScenarioList: Sendable {
  let scenarios: [ScenarioSummary]
  let start: String?
  let style: TextStyle
  let width: Int?

  /// Creates the list of these scenarios, in this order.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - start: The name of the one where a reader of the whole catalog starts, whether or not it is listed.
  ///   - style: How the text is decorated.
  ///   - width: How wide the text may be, where its words allow; nil if it does not matter.
  public init(
    _ scenarios: [ScenarioSummary], start: String? = nil, style: TextStyle = .plain,
    width: Int? = nil
  ) {
    self.width = width
    self.scenarios = scenarios
    self.start = start
    self.style = style
  }

  /// The list in a form; empty, or an empty array, when there are no scenarios.
  ///
  /// - Throws: An `EncodingError` when a scenario cannot be expressed in JSON.
  public func text(as format: OutputFormat) throws -> String {
    switch format {
    case .json: try JSONDocument.text(of: Envelope(scenarios: scenarios))
    case .names: scenarios.map { $0.name + "\n" }.joined()
    default: table
    }
  }

  private static let startWords = "← start here"
  /// Summaries with less room than this beside the other columns stand below them.
  private static let leastRoom = 24

  private var table: String {
    let others = scenarios.map { scenario -> [TextTable.Cell] in
      [
        .init(scenario.name, .heading),
        .init(scenario.family, .faint),
        .init(scenario.declaredWords, scenario.declares == .leaks ? .bad : .good),
      ]
    }
    let left = (0..<3).reduce(0) { sum, column in
      sum + (others.map { $0[column].text.count }.max() ?? 0) + TextLayout.gap.count
    }
    let room = width.map { max(0, $0 - left) }
    if let width, let room, room < Self.leastRoom { return stacked(width: width) }
    let rows = zip(scenarios, others).flatMap { scenario, others -> [[TextTable.Cell]] in
      let isStart = scenario.name == start
      let summary = VisibleText.line(scenario.summary)
      let ending = TextTable.Cell(isStart ? Self.startWords : "", .caution)
      guard let room else { return [others + [.init(summary), ending]] }
      let lines = WrappedText.lines(of: summary, width: room)
      let rest =
        lines.dropFirst().map { [.init(""), .init(""), .init(""), .init($0)] }
        as [[TextTable.Cell]]
      let last = isStart ? [[.init(""), .init(""), .init(""), ending]] : []
      return [others + [.init(lines.first ?? "")]] + rest + last
    }
    return TextTable(rows: rows, indent: "").lines(in: style).map { $0 + "\n" }.joined()
  }

  /// Each scenario in lines of its own, for the narrowest of terminals.
  private func stacked(width: Int) -> String {
    scenarios.map { scenario in
      let words =
        ["\(scenario.family) · \(scenario.declaredWords)", scenario.summary]
        + (scenario.name == start ? [Self.startWords] : [])
      return style.paint(scenario.name, as: .heading) + "\n"
        + words.flatMap {
          WrappedText.lines(of: VisibleText.line($0), width: width - TextLayout.indent.count)
        }.map { TextLayout.indent + $0 + "\n" }.joined()
    }.joined()
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let scenarios: [ScenarioSummary]
  }
}
