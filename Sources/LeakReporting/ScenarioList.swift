public import ReportModel

/// The catalog, or a part of it, in reading order.
public struct ScenarioList: Sendable {
  let scenarios: [ScenarioSummary]
  let start: String?
  let style: TextStyle

  /// Creates the list of these scenarios, in this order.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - start: The name of the one where a reader of the whole catalog starts, whether or not it is listed.
  ///   - style: How the text is decorated.
  public init(_ scenarios: [ScenarioSummary], start: String? = nil, style: TextStyle = .plain) {
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

  private var table: String {
    let rows = scenarios.map { scenario -> [TextTable.Cell] in
      [
        .init(scenario.name, .heading),
        .init(scenario.family, .faint),
        .init(scenario.declaredWords, scenario.declares == .leaks ? .bad : .good),
        .init(VisibleText.line(scenario.summary)),
        .init(scenario.name == start ? "← start here" : "", .caution),
      ]
    }
    return TextTable(rows: rows, indent: "").lines(in: style).map { $0 + "\n" }.joined()
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let scenarios: [ScenarioSummary]
  }
}
