import Foundation
import ScenarioCatalog
import ScenarioKit
import Testing

/// The catalog proves itself complete: folder, list, expectations and pairs match one another.
@Suite struct CatalogTests {
  private let scenarios = Catalog.scenarios

  @Test func everyScenarioFileIsListedAndEveryListedScenarioHasItsFile() throws {
    let files = try Repository.files(below: ["Scenarios"]).filter {
      $0 != "Scenarios/Catalog.swift"
    }
    let listed = scenarios.map { "Scenarios/\($0.family.name)/\($0.name).swift" }
    #expect(Set(files) == Set(listed))
  }

  @Test func everyScenarioHasAnExpectationAndEveryExpectationAScenario() throws {
    let expectations = try Repository.files(below: ["Scenarios"], suffix: ".txt")
    let listed = scenarios.map { "Scenarios/\($0.family.name)/Expected/\($0.name).txt" }
    #expect(Set(expectations) == Set(listed))
  }

  @Test func namesAreUniqueAndInKebabCase() {
    #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    for scenario in scenarios {
      #expect(
        scenario.name.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) || $0.isNumber })
    }
  }

  @Test func everyLeakNamesItsFixAndTheFixIsClean() throws {
    for leak in scenarios where leak.declares == .leaks {
      let name = try #require(leak.fixedBy, "\(leak.name) names no fix")
      let fix = try #require(scenarios.first { $0.name == name }, "\(leak.name): no \(name)")
      #expect(fix.declares == .clean)
      #expect(leak.remedy != nil, "\(leak.name) does not say what to do")
    }
  }

  @Test func everyFixNamesALeakThatIsThere() throws {
    for fix in scenarios where fix.fixes != nil {
      let leak = try #require(scenarios.first { $0.name == fix.fixes })
      #expect(leak.declares == .leaks)
      #expect(fix.declares == .clean)
    }
  }

  @Test func everyScenarioTellsItsStory() {
    for scenario in scenarios {
      #expect(!scenario.summary.isEmpty && !scenario.summary.hasSuffix("."), "\(scenario.name)")
      #expect(scenario.question.hasSuffix("?"), "\(scenario.name) asks no question")
      #expect(scenario.lesson.count > 80, "\(scenario.name) teaches too little")
    }
  }

  @Test func placeToStartIsTheOneTheReadmeOpensWith() {
    #expect(scenarios.first?.name == "subject-map")
  }
}
