public import ReportModel

/// A small named program that shows one way in which objects stay alive, or one in which they do not.
///
/// What it says of itself is what a run is compared with; what happened is observed, never declared.
public struct Scenario: Sendable {
  /// The name on the command line: kebab case, and the name of its file without `.swift`.
  public let name: String
  /// The world it explains.
  public let family: ScenarioFamily
  /// One line without a full stop.
  public let summary: String
  /// A question that running it answers.
  public let question: String
  /// What there is to learn, in one or more paragraphs.
  public let lesson: String
  /// Whether it is meant to leave tracked objects behind.
  public let declares: LeakDeclaration
  /// How its process is meant to end.
  public let ends: ExpectedEnding
  /// The name of the scenario that repairs this one.
  public let fixedBy: String?
  /// The name of the scenario that this one repairs.
  public let fixes: String?
  /// One sentence on what the repair changes; reports print it under `Fix`.
  public let remedy: String?
  /// The code of an article that it runs.
  public let sample: ArticleSample?
  /// The source file that creates it, as the compiler named it; its expectation is recorded beside it.
  ///
  /// A full path, unless the build maps paths. It never reaches a report.
  public let file: String
  /// The line of the file at which it is created.
  public let line: Int
  /// The program.
  public let body: ScenarioBody

  /// Creates a scenario whose body runs on the main thread.
  public init(
    name: String,
    family: ScenarioFamily,
    summary: String,
    question: String,
    lesson: String,
    declares: LeakDeclaration,
    ends: ExpectedEnding = .normal,
    fixedBy: String? = nil,
    fixes: String? = nil,
    remedy: String? = nil,
    sample: ArticleSample? = nil,
    file: String = #filePath,
    line: Int = #line,
    body: @escaping @Sendable (ScenarioScope) throws -> Void
  ) {
    self.init(
      name: name, family: family, summary: summary, question: question, lesson: lesson,
      declares: declares, ends: ends, fixedBy: fixedBy, fixes: fixes, remedy: remedy,
      sample: sample, file: file, line: line, body: .synchronous(body))
  }

  /// Creates a scenario whose body runs in a task.
  public init(
    name: String,
    family: ScenarioFamily,
    summary: String,
    question: String,
    lesson: String,
    declares: LeakDeclaration,
    ends: ExpectedEnding = .normal,
    fixedBy: String? = nil,
    fixes: String? = nil,
    remedy: String? = nil,
    sample: ArticleSample? = nil,
    file: String = #filePath,
    line: Int = #line,
    body: @escaping @Sendable (ScenarioScope) async throws -> Void
  ) {
    self.init(
      name: name, family: family, summary: summary, question: question, lesson: lesson,
      declares: declares, ends: ends, fixedBy: fixedBy, fixes: fixes, remedy: remedy,
      sample: sample, file: file, line: line, body: .asynchronous(body))
  }

  private init(
    name: String,
    family: ScenarioFamily,
    summary: String,
    question: String,
    lesson: String,
    declares: LeakDeclaration,
    ends: ExpectedEnding,
    fixedBy: String?,
    fixes: String?,
    remedy: String?,
    sample: ArticleSample?,
    file: String,
    line: Int,
    body: ScenarioBody
  ) {
    self.name = name
    self.family = family
    self.summary = summary
    self.question = question
    self.lesson = lesson
    self.declares = declares
    self.ends = ends
    self.fixedBy = fixedBy
    self.fixes = fixes
    self.remedy = remedy
    self.sample = sample
    self.file = file
    self.line = line
    self.body = body
  }
}

extension Scenario {
  /// What a report repeats of the scenario.
  public var summaryValue: ScenarioSummary {
    ScenarioSummary(
      name: name, family: family.name, summary: summary, declares: declares, expectedEnding: ends,
      fixedBy: fixedBy, fixes: fixes, remedy: remedy)
  }
}
