import LeakReporting
import ReportModel
import ScenarioKit

/// Compares the report of one scenario with its expectation.
struct Comparer {
  let scenario: Scenario
  let folder: ScenariosFolder
  /// The folder from the root of its repository, if it is in one.
  let pathInRepository: String?

  /// What the comparison has shown, and the status it deserves: a crash that was recorded is as expected.
  func compare(with report: RunReport) throws -> (value: Comparison, status: ExitStatus) {
    let actual = TextReport(report).text
    let expected = try folder.expectation(of: scenario)
    if expected == actual { return (comparison(.equal), .success) }
    let difference = TextDifference.between(expected: expected ?? "", actual: actual)
    let findings =
      expected.map { Classification(expected: $0, actual: actual, report: report).findings }
      ?? [Finding(.noExpectation, "Nothing is recorded for \(scenario.name).")]
    let status = ExitStatus(judging: report, failsOnLeak: false)
    return (
      comparison(expected == nil ? .missing : .different, findings, difference),
      status.combined(with: .finding)
    )
  }

  /// Leaves the report beside the expectation where it differs, and takes away what was left before where it
  /// does not; returns whether it is pending now.
  func update(_ comparison: Comparison, with report: RunReport) throws -> Bool {
    if comparison.result == .equal {
      try folder.removePending(at: folder.relativePendingPath(of: scenario))
      return false
    }
    try folder.leavePending(TextReport(report).text, for: scenario)
    return true
  }

  /// A comparison that came to nothing, for a reason told in words.
  func failure(_ result: Comparison.Result, _ words: String) -> Comparison {
    comparison(
      result, [Finding(result == .notRun ? .notRun : .unreadableExpectation, words)])
  }

  private func comparison(
    _ result: Comparison.Result, _ findings: [Finding] = [],
    _ difference: TextDifference = TextDifference(hunks: [])
  ) -> Comparison {
    Comparison(
      scenario: scenario.name, family: scenario.family.name,
      expectation: folder.relativeExpectationPath(of: scenario),
      source: folder.place(of: scenario, in: pathInRepository), result: result,
      findings: findings, difference: difference)
  }
}
