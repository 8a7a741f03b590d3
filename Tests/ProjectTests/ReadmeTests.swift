import Foundation
import ScenarioCatalog
import ScenarioKit
import Testing

/// What the README quotes is what the tool prints.
@Suite struct ReadmeTests {
  @Test func openingReportIsTheRecordedOne() throws {
    let expectation = try Repository.text(of: "Scenarios/RAC/Expected/subject-map.txt")
    let lines = expectation.split(separator: "\n", omittingEmptySubsequences: false)
    let report = lines.dropFirst().prefix { $0 != "end" }.joined(separator: "\n")
    #expect(try Repository.text(of: "README.md").contains("```\n\(report)\n```"))
  }

  @Test func samplesOfTheArticlesAreListedWithWhatBecomesOfThem() throws {
    let table = try ArticleTable.text()
    #expect(
      try Repository.text(of: "README.md").contains(table), "the README should contain\n\(table)")
  }

  @Test(arguments: ArticleSample.Article.allCases)
  func samplesOfAnArticleAreNumberedWithoutAGap(_ article: ArticleSample.Article) {
    let numbers = ArticleTable.rows.map(\.sample).filter { $0.article == article }.map(\.number)
    #expect(numbers == Array(1...numbers.count))
  }

  @Test func everyScenarioNamedIsInTheCatalog() throws {
    let names = Set(Catalog.scenarios.map(\.name))
    let pattern = /leakscope (?:run|show|record) ([a-z][a-z0-9-]+)/
    for match in try Repository.text(of: "README.md").matches(of: pattern) {
      #expect(names.contains(String(match.1)), "the README names \(match.1)")
    }
  }

  @Test func workflowOfThisProjectIsShown() throws {
    let workflow = try Repository.text(of: ".github/workflows/leakscope.yml")
    #expect(try Repository.text(of: "README.md").contains("```yaml\n\(workflow)```"))
  }
}
