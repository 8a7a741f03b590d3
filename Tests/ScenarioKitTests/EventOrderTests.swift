import ScenarioKit
import Testing

@Suite struct EventOrderTests {
  @Test func threeStreamsAndRawWritesComeInTheOrderOfWriting() throws {
    let report = try Fixture.run("three-streams")
    let round = { (number: Int) in
      [
        "log: log \(number)", "stdout: out \(number)", "stderr: error \(number)",
        "stdout: raw \(number)",
      ]
    }
    #expect(report.eventLines == (1...3).flatMap(round) + ["note: scenario ended"])
    #expect(report.events.map(\.number) == Array(1...13))
    #expect(report.ending == .completed)
  }

  @Test func deathsStandBetweenTheLogLinesBetweenWhichTheyHappened() throws {
    let report = try Fixture.run("deaths-in-order")
    #expect(
      report.eventLines == [
        "log: before", "deinitialized: second", "deinitialized: elsewhere", "deinitialized: first",
        "log: after", "note: scenario ended",
      ])
    #expect(
      report.objectLines == [
        "first: deinitialized at 4", "second: deinitialized at 2", "elsewhere: deinitialized at 3",
      ])
  }

  @Test func aDeathFollowsWhatTheDeinitLogsAndTheDeathsOfMembers() throws {
    let report = try Fixture.run("deinit-logs")
    #expect(
      report.eventLines == [
        "log: deinit", "deinitialized: member", "deinitialized: chatty", "log: after",
        "note: scenario ended",
      ])
  }

  @Test func anUnfinishedLineIsAnEventWhenAnotherKindFollows() throws {
    let report = try Fixture.run("partial-lines")
    #expect(
      report.eventLines == [
        "stdout: a", "log: x", "stdout: b", "stdout: c", "log: y", "stdout: d", "stderr: e",
        "stdout: f", "stdout: ", "stdout: g", "note: scenario ended",
      ])
  }

  @Test func whatAStartedProcessPrintsIsHeard() throws {
    let report = try Fixture.run("another-process")
    #expect(
      report.eventLines == [
        "log: before", "stdout: out", "stderr: error", "log: after", "note: scenario ended",
      ])
  }
}
