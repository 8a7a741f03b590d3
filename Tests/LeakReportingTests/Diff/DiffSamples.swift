import LeakReporting
import ReportModel

/// Reports on comparisons that the tests render.
enum DiffSamples {
  static let difference = TextDifference(hunks: [
    .init(expectedStart: 0, actualStart: 1, lines: [.init(side: .actual, text: "line")])
  ])

  /// A comparison of the scenario `name`, which stands in line 7 of its file.
  static func comparison(
    _ name: String, _ result: Comparison.Result, _ findings: Finding...,
    difference: TextDifference = difference
  ) -> Comparison {
    let hasLines = result == .different || result == .missing
    return Comparison(
      scenario: name, family: "RAC", expectation: "RAC/Expected/\(name).txt",
      source: SourcePlace(path: "Scenarios/RAC/\(name).swift", line: 7), result: result,
      findings: findings, difference: hasLines ? difference : .init(hunks: []))
  }

  static let newLeak = Finding(
    .newLeak, "A new leak: \"subject\" survived (cycle).", object: "subject",
    fingerprint: "0123456789abcdef")

  /// A report on these comparisons.
  static func report(_ comparisons: Comparison..., unreferenced: [String] = []) -> DiffReport {
    report(comparisons, unreferenced: unreferenced)
  }

  static func report(_ comparisons: [Comparison], unreferenced: [String] = []) -> DiffReport {
    var report = DiffReport(
      version: "1.2.3", folder: "Scenarios",
      selection: .init(names: comparisons.map(\.scenario)))
    report.comparisons = comparisons
    report.unreferenced = unreferenced
    report.exitStatus = report.isClean ? 0 : 1
    return report
  }

  /// One of everything, with text that no format may take for its own.
  static let everything = report(
    comparison("equal", .equal),
    comparison("different", .different, newLeak, Finding(.otherEvents, "Other events: 1 new.")),
    comparison("missing", .missing, Finding(.noExpectation, "Nothing is recorded for missing.")),
    comparison("unreadable", .unreadable, Finding(.unreadableExpectation, "a.txt:1: No.")),
    comparison("not-run", .notRun, Finding(.notRun, "Too many open files.")),
    comparison(
      "a <&\"'>, b: c # d\\ e", .different,
      Finding(.otherWording, "100% & <more> | `x` \"quoted\" # no, a: b\nnext"),
      difference: TextDifference(hunks: [
        .init(
          expectedStart: 1, actualStart: 1,
          lines: [
            .init(side: .expected, text: "]]> <a> & \u{1B}[31m ``` :"),
            .init(side: .actual, text: "   ... --- \t"), .init(side: .both, text: ""),
          ])
      ])),
    unreferenced: ["RAC/Expected/old one.txt"])
}
