import Foundation
import ReportModel

/// What `diff` found, in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// A kind of finding is a rule, a finding is a result. Files are named from the root of the repository, which
/// the reader knows as `%SRCROOT%`. A result is recognised in later runs by the fingerprint of its leak, which
/// stays when lines move, and by scenario, kind and object where there is no leak any more.
struct SARIFDocument {
  let report: DiffReport

  init(_ report: DiffReport) { self.report = report }

  /// The document; ends with a line feed.
  var text: String {
    get throws { try JSONDocument.text(of: log) }
  }

  private var log: SARIF.Log {
    let rules = FindingKind.allCases
    let found = report.comparisons.flatMap(results) + report.unreferenced.map(orphan)
    return SARIF.Log(
      runs: [
        .init(
          tool: .init(
            driver: .init(
              name: "leakscope", version: report.version, semanticVersion: report.version,
              rules: rules.map(rule))),
          invocations: [invocation],
          originalUriBaseIds: [SARIF.root: .init(description: .init(text: "The repository."))],
          columnKind: "unicodeCodePoints", results: found)
      ])
  }

  private func rule(_ kind: FindingKind) -> SARIF.Rule {
    .init(
      id: kind.rawValue, shortDescription: .init(text: kind.title + "."),
      fullDescription: .init(text: kind.explanation),
      defaultConfiguration: .init(level: kind.level.rawValue))
  }

  private func results(_ comparison: Comparison) -> [SARIF.Result] {
    comparison.findings.map { finding in
      let known = [
        "leakscopeFinding/v1":
          Fingerprint.of([comparison.scenario, finding.kind.rawValue, finding.object ?? ""]),
        "leakscopeLeak/v1": finding.fingerprint,
      ]
      let message = "\(comparison.scenario): " + VisibleText.line(finding.words)
      let physical = comparison.source.map { place in
        SARIF.Location.Physical(
          artifactLocation: artifact(place.path),
          region: .init(startLine: place.line))
      }
      return SARIF.Result(
        finding.kind, message: message,
        location: .init(
          physicalLocation: physical,
          logicalLocations: [.init(name: comparison.scenario, kind: "function")]),
        fingerprints: known.compactMapValues(\.self))
    }
  }

  private func orphan(_ path: String) -> SARIF.Result {
    let kind = FindingKind.unreferencedExpectation
    let location = report.folder.map { _ in
      SARIF.Location(
        physicalLocation: .init(artifactLocation: artifact(report.path(path))),
        logicalLocations: nil)
    }
    return SARIF.Result(
      kind, message: VisibleText.line(path) + " belongs to no scenario.",
      location: location,
      fingerprints: ["leakscopeFinding/v1": Fingerprint.of([path, kind.rawValue, ""])])
  }

  /// How the tool fared.
  ///
  /// That something differs is no failure of the tool; what could not be read or run is.
  private var invocation: SARIF.Invocation {
    let failures = report.comparisons.flatMap { comparison in
      [.unreadable, .notRun].contains(comparison.result)
        ? comparison.findings.map { "\(comparison.scenario): " + VisibleText.line($0.words) } : []
    }
    return .init(
      executionSuccessful: failures.isEmpty && [0, 1, 2].contains(report.exitStatus),
      exitCode: report.exitStatus,
      toolExecutionNotifications: failures.isEmpty
        ? nil : failures.map { .init(level: "error", message: .init(text: $0)) })
  }

  /// A file; only where the repository is known is its path one from there.
  private func artifact(_ path: String) -> SARIF.Location.ArtifactLocation {
    .init(uri: Self.uri(path), uriBaseId: report.folder == nil ? nil : SARIF.root)
  }

  /// A path as a relative reference; a colon in its first part would make a scheme of it.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
