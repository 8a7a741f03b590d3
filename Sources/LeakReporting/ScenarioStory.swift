public import ReportModel

/// One scenario, explained: what it teaches, the question that running it answers, its source.
public struct ScenarioStory: Encodable, Sendable {
  /// What the scenario says of itself in every report.
  public var scenario: ScenarioSummary
  /// What there is to learn; paragraphs are separated by empty lines.
  public var lesson: String
  /// A question that running the scenario answers.
  public var question: String
  /// The path of its source file, relative to the folder of scenarios.
  public var path: String
  /// The text of its source file.
  public var source: String
  /// The scenario to read next.
  public var next: ScenarioSummary?

  /// Creates a story.
  public init(
    scenario: ScenarioSummary, lesson: String, question: String, path: String, source: String,
    next: ScenarioSummary?
  ) {
    self.scenario = scenario
    self.lesson = lesson
    self.question = question
    self.path = path
    self.source = source
    self.next = next
  }
}
