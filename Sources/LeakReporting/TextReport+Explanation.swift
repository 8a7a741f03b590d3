import ReportModel

extension TextReport {
  /// Why the survivors are alive.
  var why: [String] {
    guard report.survivors.isEmpty else {
      return switch report.ownership {
      case .unavailable(let reason): section("Why", sentences: [reason])
      case .read(let ownership): section("Why", explanations(in: ownership))
      }
    }
    let sentence =
      if report.ending.isEarly {
        "Not known: the process ended before it could be told what would survive."
      } else if report.objects.isEmpty {
        "Nothing was tracked, so nothing needs explaining."
      } else {
        "Nothing survived, so nothing needs explaining."
      }
    return section("Why", sentences: [sentence])
  }

  /// How the process ended; no section when it ended as most do, by returning from the body.
  var ending: [String] {
    let scenario = report.scenario
    guard scenario.expectedEnding != .normal || report.ending != .completed else { return [] }
    let words = [report.ending.words, report.ending.explanation].compactMap(\.self)
    let role: TextStyle.Role = scenario.expectedEnding.isMet(by: report.ending) ? .good : .bad
    return section(
      "Ending",
      TextTable(rows: [
        [.init("declared", .faint), .init(scenario.expectedEnding.words)],
        [.init("found", .faint), .init(VisibleText.line(words.joined(separator: ": ")), role)],
      ]).lines(in: style))
  }

  /// What repairs the scenario, or what it repairs.
  var fix: [String] {
    let scenario = report.scenario
    var sentences = [scenario.remedy].compactMap(\.self)
    if let repair = scenario.fixedBy {
      sentences.append("see: leakscope show \(repair)")
    }
    if let broken = scenario.fixes {
      sentences += ["this scenario repairs \(broken)", "see: leakscope show \(broken)"]
    }
    return section("Fix", sentences: sentences)
  }
}
