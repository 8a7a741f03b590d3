public import ReportModel

/// What comparing one scenario's report with its expectation has shown.
public struct Comparison: Encodable, Equatable, Sendable {
  /// What became of the comparison.
  public enum Result: String, Encodable, Sendable {
    /// The report is what was expected.
    case equal
    /// The report is another one.
    case different
    /// There is no expectation; the difference shows the whole report.
    case missing
    /// There is an expectation, and it cannot be read.
    case unreadable
  }

  /// The name of the scenario.
  public var scenario: String
  /// The path of its expectation, relative to the folder of scenarios.
  public var expectation: String
  /// What became of the comparison.
  public var result: Result
  /// The lines that differ; none when the result is `equal` or `unreadable`.
  public var difference: TextDifference

  /// Creates a comparison.
  public init(
    scenario: String, expectation: String, result: Result,
    difference: TextDifference = .init(hunks: [])
  ) {
    self.scenario = scenario
    self.expectation = expectation
    self.result = result
    self.difference = difference
  }
}
