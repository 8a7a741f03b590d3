public import ReportModel

/// The catalog, or a part of it, in reading order.
public struct ScenarioList: Sendable {
  let scenarios: [ScenarioSummary]
  let style: TextStyle

  /// Creates the list of these scenarios, in this order; the first is where a reader starts.
  public init(_ scenarios: [ScenarioSummary], style: TextStyle = .plain) {
    self.scenarios = scenarios
    self.style = style
  }

  /// The list in a form; empty, or an empty array, when there are no scenarios.
  ///
  /// - Throws: An `EncodingError` when a scenario cannot be expressed in JSON.
  public func text(as format: OutputFormat) throws -> String {
    switch format {
    case .text: table
    case .json: try JSONDocument.text(of: Envelope(scenarios: scenarios))
    case .names: scenarios.map { $0.name + "\n" }.joined()
    }
  }

  private var table: String {
    let rows = scenarios.enumerated().map { index, scenario -> [TextTable.Cell] in
      [
        .init(scenario.name, .heading),
        .init(scenario.family, .faint),
        .init(scenario.declaredWords, scenario.declares == .leaks ? .bad : .good),
        .init(VisibleText.line(scenario.summary)),
        .init(index == 0 ? "← start here" : "", .caution),
      ]
    }
    return TextTable(rows: rows, indent: "").lines(in: style).map { $0 + "\n" }.joined()
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let scenarios: [ScenarioSummary]
  }
}
