import LeakScopeCLI
import ScenarioKit
import Testing

struct CatalogProblemTests {
  private func scenario(_ name: String, fixedBy: String? = nil) -> Scenario {
    Scenario(
      name: name, family: ScenarioFamily("Own"), summary: "", question: "", lesson: "",
      declares: .clean, fixedBy: fixedBy
    ) { _ in }
  }

  @Test func namesAreTakenOnce() {
    #expect(CatalogProblem.first(in: [scenario("a"), scenario("b")]) == nil)
    #expect(CatalogProblem.first(in: [scenario("a"), scenario("a")]) == .duplicate(name: "a"))
  }

  @Test(arguments: ["", "-a", "a b", "../a", "a/b", ".a", "a\n"])
  func aNameThatCannotBeTypedOrBeAFileIsRefused(name: String) {
    #expect(CatalogProblem.first(in: [scenario(name)]) == .unusable(name: name))
  }

  @Test(arguments: ["screen-ring", "v1.2_b", "Größe"])
  func aNameInOneWordIsUsable(name: String) {
    #expect(CatalogProblem.first(in: [scenario(name)]) == nil)
  }

  @Test func whatAScenarioRefersToIsInTheListOrTheNearestNameIsSaid() {
    let list = [scenario("a", fixedBy: "screen-wek"), scenario("screen-weak")]
    #expect(
      MissingReference.all(in: list).map(\.words) == [
        "'a' says 'fixedBy: \"screen-wek\"', and no scenario of the list is called so. Did you mean "
          + "'screen-weak'?"
      ])
    #expect(CatalogProblem.first(in: list) == nil)
    let right = [scenario("a", fixedBy: "screen-weak"), scenario("screen-weak")]
    #expect(MissingReference.all(in: right).isEmpty)
  }
}
