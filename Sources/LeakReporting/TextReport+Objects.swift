import ReportModel

extension TextReport {
  /// The tracked objects, in order of tracking, and what became of them.
  var objects: [String] {
    let table = TextTable(rows: report.objects.map(row(for:)))
    return section("Objects", counts: report.countWords, table.lines(in: style))
  }

  private func row(for object: ObjectRecord) -> [TextTable.Cell] {
    let name = TextTable.Cell(VisibleText.line(object.label))
    let type = TextTable.Cell(VisibleText.line(object.type), .faint)
    return switch object.fate {
    case .deinitialized(let event):
      [.init("✓", .good), name, type, .init("deinitialized"), .init(place(of: event), .faint)]
    case .survived:
      [.init("✗", .bad), name, type, .init("survived", .bad), .init(verdict(on: object))]
    case .undetermined:
      [.init("?", .caution), name, type, .init("undetermined", .caution)]
    }
  }

  /// Why a survivor is alive in one word.
  private func verdict(on object: ObjectRecord) -> String {
    guard case .read(let ownership) = report.ownership else {
      return OwnershipVerdict.unexplained.rawValue
    }
    let explanation = ownership.explanations.first {
      ownership.nodes[$0.object].label == object.label
    }
    // What a ring keeps without being on it would not be freed by a cut at the object itself.
    if let explanation, explanation.verdict == .cycle, !explanation.path.isEmpty {
      return "kept by a cycle"
    }
    return (explanation?.verdict ?? .unexplained).rawValue
  }

  /// Where in the log an object went: the event before the one that says so.
  private func place(of event: Int) -> String {
    event > 1 ? "after event \(event - 1)" : "before any other event"
  }
}
