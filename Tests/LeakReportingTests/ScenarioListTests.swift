import LeakReporting
import ReportModel
import Testing

struct ScenarioListTests {
  private static let scenarios = [
    Samples.clean.scenario, Samples.leak.scenario,
    Samples.ended(.completed, declared: .exit(status: 3)).scenario,
  ]
  private let list = ScenarioList(scenarios, start: "subject-map-completed")

  @Test func aPartOfTheCatalogHasNoPlaceToStartOfItsOwn() throws {
    let part = ScenarioList(Array(Self.scenarios.dropFirst()), start: "subject-map-completed")
    #expect(try !part.text(as: .text).contains("start here"))
  }

  @Test func theFirstScenarioOfTheCatalogIsThePlaceToStart() throws {
    #expect(
      try list.text(as: .text) == """
        subject-map-completed   RAC        clean     the same, completed                        ← start here
        subject-map             RAC        leaks     a mapped RACSubject that never completes
        ending                  Fixtures   exit(3)   an ending

        """)
  }

  @Test func aSummaryIsWrappedInItsColumn() throws {
    let list = ScenarioList(Self.scenarios, start: "subject-map-completed", width: 70)
    #expect(
      try list.text(as: .text) == """
        subject-map-completed   RAC        clean     the same, completed
                                                     ← start here
        subject-map             RAC        leaks     a mapped RACSubject that
                                                     never completes
        ending                  Fixtures   exit(3)   an ending

        """)
  }

  @Test func onTheNarrowestTerminalsEachScenarioHasLinesOfItsOwn() throws {
    let list = ScenarioList(Array(Self.scenarios.prefix(2)), start: nil, width: 20)
    #expect(
      try list.text(as: .text) == """
        subject-map-completed
           RAC · clean
           the same,
           completed
        subject-map
           RAC · leaks
           a mapped
           RACSubject that
           never completes

        """)
  }

  @Test func namesStandOneToALine() throws {
    #expect(try list.text(as: .names) == "subject-map-completed\nsubject-map\nending\n")
  }

  @Test func programsReadSummariesAndASchemaVersion() throws {
    let text = try list.text(as: .json)
    #expect(text.hasPrefix("{\n  \"scenarios\" : [\n    {\n      \"declares\" : \"clean\",\n"))
    #expect(text.hasSuffix("  ],\n  \"schema\" : 1\n}\n"))
  }

  @Test func anEmptyListIsEmptyText() throws {
    #expect(try ScenarioList([]).text(as: .text).isEmpty)
    #expect(try ScenarioList([]).text(as: .names).isEmpty)
  }
}
