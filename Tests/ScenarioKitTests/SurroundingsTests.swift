import Foundation
import ScenarioKit
import Testing

@Suite struct SurroundingsTests {
  @Test func theEnvironmentIsTheSameOnEveryMachine() throws {
    let report = try Fixture.run("environment")
    #expect(
      report.eventLines == [
        "log: SWIFT_DETERMINISTIC_HASHING=1", "log: SWIFT_BACKTRACE=enable=no", "log: TZ=UTC",
        "log: LANG=C.UTF-8", "log: LC_ALL=C.UTF-8", "log: COLUMNS=80", "log: LEAKSCOPE_: []",
        #"log: arguments: ["leakscope"]"#, "note: scenario ended",
      ])
  }

  @Test func thereIsNothingToRead() throws {
    #expect(try Fixture.run("standard-input").eventLines.first == "log: input: none")
  }

  @Test func hashOrderIsTheSameInEveryRun() throws {
    #expect(try Fixture.run("hash-order") == Fixture.run("hash-order"))
  }

  @Test func theChildHasAProcessGroupOfItsOwn() throws {
    #expect(try Fixture.run("process-group").eventLines.first == "log: own group: true")
  }

  @Test func runsOnManyThreadsDoNotDisturbEachOther() throws {
    let expected = try Fixture.run("three-streams")
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<3 where (try? Fixture.run("three-streams")) != expected { wrong.increment() }
    }
    #expect(wrong.count == 0)
  }

  @Test func everyChildCanBeEndedFromAnotherThread() throws {
    // In a process of its own: it would end the children of the other tests.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Fixture.executable)
    process.arguments = ["--terminate", "hang"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: printed, as: UTF8.self) == "ended\n")
  }

  @Test func anExecutableThatDoesNotKnowTheScenarioIsAnError() {
    #expect(throws: RunnerError.childDidNotStart(scenario: "no-such-scenario", output: [])) {
      try Fixture.run("no-such-scenario")
    }
  }

  @Test func anExecutableThatRunsNoScenariosIsAnError() {
    let runner = ScenarioRunner(executable: "/bin/echo")
    #expect(throws: RunnerError.childDidNotStart(scenario: "hello", output: [""])) {
      try runner.run(Fixture.scenario("hello"))
    }
  }

  @Test func anExecutableThatIsMissingIsAnError() {
    let runner = ScenarioRunner(executable: "/no/such/executable")
    #expect(
      throws: RunnerError.system(call: "posix_spawn", reason: "No such file or directory")
    ) { try runner.run(Fixture.scenario("hello")) }
  }

  @Test func aChildThatWasNotStartedByLeakscopeRunsNothing() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Fixture.executable)
    process.environment = ["LEAKSCOPE_CHILD": "three-streams", "LEAKSCOPE_PARENT": "1"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: printed, as: UTF8.self) == "")
    #expect(process.terminationStatus == 70)
  }
}
