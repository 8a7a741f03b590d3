import Foundation
import ScenarioCatalog
import ScenarioKit
import Testing

/// What the documentation catalogs say is there; `.ci/docs` tells whether their links resolve.
@Suite struct DocumentationTests {
  /// The pages of all catalogs, as paths.
  private static let pages =
    (try? Repository.files(below: ["Sources"], suffix: ".md").filter { $0.contains(".docc/") })
    ?? []
  /// The targets that have a catalog.
  private static let targets = Set(pages.map { String($0.split(separator: "/")[1]) }).sorted()

  @Test func librariesOfTheEngineAndTheCatalogAreDocumented() {
    let documented = Set(Self.targets)
    #expect(documented.isSuperset(of: ["ReactiveCore", "LeakInspection", "ScenarioKit"]))
  }

  @Test(arguments: targets)
  func landingPageNamesItsTargetAndLeadsToEveryArticle(_ target: String) throws {
    let landing = try landingLines(of: target)
    #expect(landing.first == "# ``\(target)``")
    for page in Self.pages where page.hasPrefix("Sources/\(target)/") {
      let name = page.split(separator: "/").last?.dropLast(".md".count) ?? ""
      #expect(page == "Sources/\(target)/\(target).docc/\(name).md")
      let isListed = name == target || landing.contains("- <doc:\(name)>")
      #expect(isListed, "\(target).md does not lead to \(name)")
    }
  }

  @Test(arguments: targets)
  func everyPublicTypeIsUnderATopic(_ target: String) throws {
    let landing = try landingLines(of: target)
    let declaration = /public (?:final )?(?:actor|class|enum|protocol|struct) (\w+)/
    for file in try Repository.files(below: ["Sources/\(target)"]) {
      for line in try Repository.text(of: file).split(separator: "\n") {
        guard let name = line.prefixMatch(of: declaration)?.1 else { continue }
        let isListed = landing.contains("- ``\(name)``")
        #expect(isListed, "\(target).md in \(target).docc does not list \(name) of \(file)")
      }
    }
  }

  @Test func everyScenarioNamedIsInTheCatalog() throws {
    let names = Set(Catalog.scenarios.map(\.name))
    let pattern = /leakscope (?:run|show|record) ([a-z][a-z0-9-]+)/
    for page in Self.pages {
      for match in try Repository.text(of: page).matches(of: pattern) {
        let isThere = names.contains(String(match.1))
        #expect(isThere, "\(page) names \(match.1)")
      }
    }
  }

  @Test func everyFamilyIsDrawnAndNamesItsScenarios() throws {
    let articles = Self.pages.filter {
      $0.hasPrefix("Sources/ReactiveCore/") && !$0.hasSuffix("/ReactiveCore.md")
    }
    for article in articles {
      let parts = try Repository.text(of: article).split(separator: "\n## Scenarios\n")
      let isWhole =
        parts.count == 2 && parts[0].contains("\n```\n") && parts[1].contains("`leakscope run ")
      #expect(isWhole, "\(article) needs a drawing, and after it a section of scenarios to run")
    }
  }

  private func landingLines(of target: String) throws -> [String] {
    try Repository.text(of: "Sources/\(target)/\(target).docc/\(target).md")
      .split(separator: "\n").map(String.init)
  }
}
