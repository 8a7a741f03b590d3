import Foundation

/// How the rows are written.
enum Format: String {
  case text, json

  /// The whole report.
  func render(_ rows: [Row]) -> String {
    switch self {
    case .text: text(rows)
    case .json: json(rows)
    }
  }

  private func text(_ rows: [Row]) -> String {
    let header = ["benchmark", "best", "median", "measured", "limit", ""]
    let lines = [header] + rows.map(cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 1 || column == 2 ? padding + cell.0 : cell.0 + padding
      }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private func cells(_ row: Row) -> [String] {
    let limit = "\(row.bound.rawValue) \(number(row.limit)) \(row.measuredIn)"
    if let reason = row.skipped { return [row.name, "-", "-", "-", limit, "skipped: \(reason)"] }
    return [
      row.name, "\(number(row.best)) \(row.unit.rawValue)",
      "\(number(row.median)) \(row.unit.rawValue)",
      "\(number(row.measure)) (median \(number(row.medianMeasure)))", limit,
      row.holds ? "holds" : "MISSED",
    ]
  }

  private func number(_ value: Double) -> String {
    value == value.rounded()
      ? "\(Int(value))" : String(format: value < 100 ? "%.2f" : "%.0f", value)
  }

  private func json(_ rows: [Row]) -> String {
    struct Report: Codable {
      var schema = "leakscope benchmarks 1"
      let rows: [Row]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(Report(rows: rows))).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }
}
