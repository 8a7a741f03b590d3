import ScenarioKit
import Testing

@Suite struct TrackingTests {
  @Test func whatIsAliveAfterSettlingHasSurvived() throws {
    let report = try Fixture.run("survivor")
    #expect(report.objectLines == ["knot: survived", "released: deinitialized at 1"])
  }

  @Test func localsAreGoneWhenTheScenarioHasEnded() throws {
    let report = try Fixture.run("locals-die-at-the-end")
    #expect(
      report.eventLines == ["log: end of body", "deinitialized: local", "note: scenario ended"])
  }

  @Test func aTakenLabelIsNumbered() throws {
    let report = try Fixture.run("one-label-twice")
    #expect(
      report.objectLines == [
        "cell: survived", "cell#2: survived", "cell#2#2: deinitialized at 1",
        "cell#3: deinitialized at 2",
      ])
  }

  @Test func anObjectThatIsTrackedAgainKeepsItsLabel() throws {
    let report = try Fixture.run("one-object-twice")
    #expect(
      report.eventLines == [
        #"note: "again" is already tracked as "object""#,
        #"note: "object" is already tracked as "object""#,
        "deinitialized: object", "note: scenario ended",
      ])
    #expect(report.objectLines == ["object: deinitialized at 3"])
  }

  @Test func typesAreDynamicAndWithoutModules() throws {
    let report = try Fixture.run("types")
    #expect(report.objects.map(\.type) == ["Box<Dictionary<String, Int>>", "Box<Local>", "Knot"])
  }

  @Test func whatIsDueRunsBeforeSurvivorsAreCounted() throws {
    let report = try Fixture.run("dies-while-settling")
    #expect(
      report.eventLines == [
        "log: end of body", "note: scenario ended", "log: ran", "deinitialized: object",
      ])
  }

  @Test func virtualTimePassesOnlyAsToldTo() throws {
    let report = try Fixture.run("virtual-time")
    #expect(
      report.eventLines == [
        "log: queued", "log: at once", "log: settled", "log: after 1 s", "log: after 2 s",
        "log: two seconds later", "note: scenario ended",
      ])
  }
}
