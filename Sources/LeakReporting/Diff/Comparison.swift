public import ReportModel

/// What comparing one scenario's report with its expectation has shown.
public struct Comparison: Codable, Equatable, Sendable {
  /// What became of the comparison.
  public enum Result: String, Codable, Sendable {
    /// The report is what was expected.
    case equal
    /// The report is another one.
    case different
    /// There is no expectation; the difference shows the whole report.
    case missing
    /// There is an expectation, and it cannot be read.
    case unreadable
    /// There is no report: the scenario could not be run.
    case notRun
  }

  /// The name of the scenario.
  public var scenario: String
  /// The world it explains.
  public var family: String
  /// The path of its expectation, relative to the folder of scenarios.
  public var expectation: String
  /// Where the scenario stands; nil if its source was not found.
  public var source: SourcePlace?
  /// What became of the comparison.
  public var result: Result
  /// What the difference means, the weightiest first; none when the result is `equal`.
  public var findings: [Finding]
  /// The lines that differ; none when there are not two texts.
  public var difference: TextDifference

  /// Creates a comparison.
  public init(
    scenario: String, family: String, expectation: String, source: SourcePlace? = nil,
    result: Result, findings: [Finding] = [], difference: TextDifference = .init(hunks: [])
  ) {
    self.scenario = scenario
    self.family = family
    self.expectation = expectation
    self.source = source
    self.result = result
    self.findings = findings
    self.difference = difference
  }
}
