import ReportModel

/// A scenario's story, for people and for programs.
public struct StoryReport: Sendable {
  let story: ScenarioStory
  let style: TextStyle
  let program: String

  /// Creates the report on one story.
  ///
  /// - Parameters:
  ///   - story: What is told.
  ///   - style: How the text is decorated.
  ///   - program: How hints call the program.
  public init(
    _ story: ScenarioStory, style: TextStyle = .plain, program: String = "leakscope"
  ) {
    self.story = story
    self.style = style
    self.program = program
  }

  /// The story for people; ends with a line feed.
  public var text: String {
    let blocks = [
      [TextLayout.head(of: story.scenario, in: style)],
      section(
        "Question", lines: story.question + "\nanswer: \(program) run \(story.scenario.name)"),
      section("Story", lines: story.lesson),
      source,
      fix,
      next,
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(
      separator: "\n")
  }

  /// The story for programs; ends with a line feed.
  ///
  /// - Throws: An `EncodingError` when the story cannot be expressed in JSON.
  public var json: String {
    get throws { try JSONDocument.text(of: Envelope(story: story)) }
  }

  private var source: [String] {
    let title = TextLayout.title(
      [.init("Source", .heading)], right: .init(story.path, .faint), in: style)
    return [title] + indented(story.source)
  }

  private var fix: [String] {
    let lines = [
      story.scenario.fixedBy.map { "fixed by: \(program) show \($0)" },
      story.scenario.fixes.map { "fixes: \(program) show \($0)" },
    ].compactMap(\.self)
    return lines.isEmpty ? [] : section("Fix", lines: lines.joined(separator: "\n"))
  }

  private var next: [String] {
    let line = story.next.map { next in
      "\(program) show \(next.name)" + TextLayout.gap + VisibleText.line(next.summary)
    }
    return section("Next", lines: line ?? "none: this is the last scenario")
  }

  private func section(_ title: String, lines text: String) -> [String] {
    [style.paint(title, as: .heading)] + indented(text)
  }

  /// The lines of a text in a section; empty lines at its end are left out.
  private func indented(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : TextLayout.indent + $0 }
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let story: ScenarioStory
  }
}
