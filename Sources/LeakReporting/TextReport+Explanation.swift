import ReportModel

extension TextReport {
  /// Why the survivors are alive.
  var why: [String] {
    if report.ending.isEarly, report.survivors.isEmpty {
      return section(
        "Why",
        sentences: ["Not known: the process ended before it could be told what would survive."])
    }
    switch report.ownership {
    case .unavailable(let reason) where !report.survivors.isEmpty:
      return section("Why", sentences: [reason])
    case .read(let ownership) where !report.survivors.isEmpty || !ownership.untracked.isEmpty:
      return section("Why", explanations(in: ownership))
    case .read, .unavailable: break
    }
    let sentence =
      if report.objects.isEmpty {
        "Nothing was tracked, so nothing needs explaining."
      } else if case .unavailable = report.ownership {
        "No tracked object survived, so nothing needs explaining."
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
      sentences.append("see: \(program) show \(repair)")
    }
    if let broken = scenario.fixes {
      sentences += ["this scenario repairs \(broken)", "see: \(program) show \(broken)"]
    }
    if scenario.fixedBy != nil || scenario.fixes != nil {
      sentences.append("compare: \(program) compare \(scenario.name)")
    }
    return section("Fix", sentences: sentences)
  }
}
