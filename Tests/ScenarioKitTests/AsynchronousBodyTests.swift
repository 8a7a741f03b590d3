import ScenarioKit
import Testing

@Suite struct AsynchronousBodyTests {
  @Test func whatTheTaskOwnedIsGoneWhenTheScenarioHasEnded() throws {
    let report = try Fixture.run("async")
    #expect(
      report.eventLines.filter { $0.hasPrefix("log") || $0.hasPrefix("note") }
        == ["log: before", "log: end of body", "note: scenario ended"])
    #expect(report.events.last?.text == "scenario ended")
    #expect(report.deinitialized.map(\.label) == ["local", "released", "actor"])
  }

  @Test func theMainThreadServesTheMainActorAndQueueMeanwhile() throws {
    let report = try Fixture.run("async-main")
    #expect(
      report.eventLines == [
        "log: body on main thread: false", "log: main actor on main thread: true",
        "log: main queue on main thread: true", "note: scenario ended",
      ])
  }

  @Test func aSynchronousBodyRunsOnTheMainThread() throws {
    let report = try Fixture.run("sync-main")
    #expect(report.eventLines == ["log: body on main thread: true", "note: scenario ended"])
  }

  @Test func anErrorOfTheTaskIsReported() throws {
    let report = try Fixture.run("async-throws")
    #expect(report.ending == .threw(error: "AsyncError()"))
    #expect(report.objectLines == ["released: deinitialized at 1"])
  }

  @Test func aSurvivorOfTheTaskIsReported() throws {
    #expect(try Fixture.run("async-survivor").objectLines == ["knot: survived"])
  }
}
