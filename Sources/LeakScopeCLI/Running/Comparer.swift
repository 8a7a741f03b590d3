import LeakReporting
import ReportModel
import ScenarioKit

/// Compares the report of one scenario with its expectation.
struct Comparer {
  let scenario: Scenario
  let folder: ScenariosFolder

  /// What the comparison has shown, and the status it deserves: a crash that was recorded is as expected.
  func compare(with report: RunReport) throws -> (value: Comparison, status: ExitStatus) {
    let actual = TextReport(report).text
    let expected = try folder.expectation(of: scenario)
    if expected == actual { return (comparison(.equal), .success) }
    let difference = TextDifference.between(expected: expected ?? "", actual: actual)
    let status = ExitStatus(judging: report, failsOnLeak: false)
    return (
      comparison(expected == nil ? .missing : .different, difference),
      status.combined(with: .finding)
    )
  }

  /// A comparison with this result.
  func comparison(
    _ result: Comparison.Result, _ difference: TextDifference = TextDifference(hunks: [])
  ) -> Comparison {
    Comparison(
      scenario: scenario.name, expectation: folder.relativeExpectationPath(of: scenario),
      result: result, difference: difference)
  }
}
