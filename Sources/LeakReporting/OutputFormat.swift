/// A form in which a command prints its result.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people; its layout is not a stable interface.
  case text
  /// For programs; stable, with a schema version.
  case json
  /// For shells: one name to a line.
  case names
  /// For machines that show the results of tests: the XML that JUnit's reports made common.
  case junit
  /// For harnesses that read the Test Anything Protocol, version 14.
  case tap
  /// For the log of a GitHub workflow, which shows annotations beside the source.
  case github
  /// For machines that show the results of analyses: SARIF 2.1.0.
  case sarif

  /// Whether the form may carry colour on a terminal.
  public var allowsColor: Bool { self == .text }
}
