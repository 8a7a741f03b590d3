import ReportModel

/// What `diff` found, as commands in the log of a GitHub workflow, which makes annotations of them.
///
///     ::error file=Scenarios/RAC/subject-map.swift,line=5,title=subject-map::A new leak: …
///
/// A step may make ten of each kind; whatever is beyond is not shown, so the last line says how many more
/// there are.
public struct GitHubAnnotations: Sendable {
  /// How many annotations of a kind are shown.
  public static let most = 10

  let report: DiffReport

  /// Creates the annotations of a report.
  public init(_ report: DiffReport) { self.report = report }

  /// The commands, one to a line; empty when nothing was found.
  public var text: String {
    FindingKind.Level.allCases.flatMap(lines(at:)).map { $0 + "\n" }.joined()
  }

  private func lines(at level: FindingKind.Level) -> [String] {
    let commands = (report.comparisons.flatMap(annotations) + report.unreferenced.map(orphan))
      .filter { $0.level == level }
    let rest = commands.count - Self.most
    let more = rest == 1 ? "1 more \(level.rawValue)" : "\(rest) more \(level.rawValue)s"
    return commands.prefix(Self.most).map(\.line)
      + (rest > 0 ? ["\(more) not annotated: GitHub shows \(Self.most) of a kind for a step"] : [])
  }

  private struct Annotation {
    let level: FindingKind.Level
    var place: SourcePlace?
    let title: String
    let message: String

    var line: String {
      let properties =
        (place.map { ["file=\(property($0.path))", "line=\($0.line)"] } ?? [])
        + ["title=\(property(title))"]
      return "::\(level.rawValue) \(properties.joined(separator: ","))::\(escaped(message))"
    }

    private func escaped(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }

    private func property(_ text: String) -> String {
      escaped(text).reduce(into: "") { result, character in
        switch character {
        case ":": result += "%3A"
        case ",": result += "%2C"
        default: result.append(character)
        }
      }
    }
  }

  /// One annotation for a comparison, at the weightiest of its findings: ten are few.
  private func annotations(_ comparison: Comparison) -> [Annotation] {
    guard let first = comparison.findings.first else { return [] }
    let words = comparison.findings.map { VisibleText.line($0.words) }.joined(separator: "\n")
    return [
      Annotation(
        level: first.kind.level, place: comparison.source,
        title: "\(comparison.scenario): \(first.kind.title)",
        message: words + "\nExpectation: " + report.path(comparison.expectation))
    ]
  }

  private func orphan(_ path: String) -> Annotation {
    let place = report.folder.map { _ in SourcePlace(path: report.path(path), line: 1) }
    return Annotation(
      level: FindingKind.unreferencedExpectation.level, place: place,
      title: FindingKind.unreferencedExpectation.title,
      message: VisibleText.line(path) + " belongs to no scenario.")
  }
}
