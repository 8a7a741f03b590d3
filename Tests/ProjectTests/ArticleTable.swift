import Foundation
import ScenarioCatalog
import ScenarioKit

/// The README's table of the articles' samples, made of what the scenarios say of themselves and of what is
/// recorded of their runs.
enum ArticleTable {
  /// What the README calls an article.
  static func name(of article: ArticleSample.Article) -> String {
    switch article {
    case .leaks: "leak article"
    case .subscription: "subscription article"
    case .dispose: "disposal article"
    case .timers: "timer article"
    }
  }

  /// The scenarios that run a sample, in the order of the articles and of their samples.
  static let rows: [(scenario: Scenario, sample: ArticleSample)] = Catalog.scenarios
    .compactMap { scenario in scenario.sample.map { (scenario, $0) } }
    .sorted { place(of: $0.sample) < place(of: $1.sample) }

  /// The table.
  static func text() throws -> String {
    try
      (["| article | sample | scenario | outcome |", "|---|---|---|---|"]
      + rows.map { scenario, sample in
        "| \(name(of: sample.article)) | \(sample.title) | `\(scenario.name)` | \(try outcome(of: scenario)) |"
      }).joined(separator: "\n")
  }

  private static func place(of sample: ArticleSample) -> (Int, Int) {
    (ArticleSample.Article.allCases.firstIndex(of: sample.article) ?? 0, sample.number)
  }

  /// The verdicts under `Why`, in their order.
  private static func outcome(of scenario: Scenario) throws -> String {
    let folder = scenario.family.name
    let report = try Repository.text(of: "Scenarios/\(folder)/Expected/\(scenario.name).txt")
    var verdicts: [String] = []
    for match in report.matches(of: #/(?m)^   (cycle|held|abandoned|unexplained): /#) {
      let verdict = String(match.1)
      if !verdicts.contains(verdict) { verdicts.append(verdict) }
    }
    return verdicts.isEmpty ? "all deinitialized" : verdicts.joined(separator: ", ")
  }
}
