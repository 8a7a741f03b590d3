public import ReportModel

/// A report for people.
///
///     subject-map   a mapped RACSubject that never completes             RAC · declared: leaks
///
///     Events
///        1  subject created
///        2  next = 3
///
///     Objects                                           1 tracked: 0 deinitialized, 1 survived
///        ✗   subject   RACSubject<Int>   survived
///
///     Why
///        …
///
///     Fix
///        send completed or error, or dispose the subscription
///        see: leakscope show subject-map-completed
///
///     As declared: something was to survive, and the tracked object survived.
///
/// Without colour this text is what an expectation holds, so every line of it depends on the report
/// alone: no width of a terminal, no locale, no time. A section that has nothing to say says so; that
/// it was looked at is part of the result.
public struct TextReport: Sendable {
  let report: RunReport
  let style: TextStyle
  let isFull: Bool
  let program: String

  /// Creates the report on one run.
  ///
  /// - Parameters:
  ///   - report: What is known about the run.
  ///   - style: How the text is decorated.
  ///   - isFull: Whether long paths are shown with their middle.
  ///   - program: How hints call the program. What is recorded calls it by one name in every program, so that
  ///     an expectation does not depend on what a file is called.
  public init(
    _ report: RunReport, style: TextStyle = .plain, isFull: Bool = false,
    program: String = "leakscope"
  ) {
    self.report = report
    self.style = style
    self.isFull = isFull
    self.program = program
  }

  /// The report; ends with a line feed.
  public var text: String {
    let blocks = [head, events, objects, why, untracked, ending, fix, outcome]
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var head: [String] { [TextLayout.head(of: report.scenario, in: style)] }

  private var outcome: [String] {
    [style.paint(report.outcomeWords, as: report.matchesDeclaration ? .good : .bad)]
  }

  /// A section with its title; an empty one says that it is.
  func section(_ title: String, counts: String? = nil, _ lines: [String]) -> [String] {
    let heading = TextTable.Cell(title, .heading)
    return [
      counts.map { TextLayout.title([heading], right: .init($0), in: style) }
        ?? style.paint(title, as: .heading)
    ] + (lines.isEmpty ? [TextLayout.indent + "none"] : lines)
  }

  /// A section of sentences.
  func section(_ title: String, sentences: [String]) -> [String] {
    section(title, sentences.map { TextLayout.indent + VisibleText.line($0) })
  }
}
