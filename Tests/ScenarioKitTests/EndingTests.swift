import Foundation
import ScenarioKit
import Testing

@Suite struct EndingTests {
  @Test func anErrorEndsTheScenarioAndTheRunGoesOn() throws {
    let report = try Fixture.run("throws")
    #expect(report.ending == .threw(error: "PlainError(code: 7)"))
    #expect(
      report.eventLines == [
        "deinitialized: released", "log: before", "note: scenario ended with an error",
      ])
  }

  @Test func anErrorSpeaksInItsOwnWords() throws {
    #expect(try Fixture.run("throws-words").ending == .threw(error: #"the cable is\nunplugged"#))
  }

  @Test(arguments: [
    ("fatal-error-without-message", "SIGILL", ""),
    ("fatal-error-of-two-lines", "SIGILL", #"one\ntwo"#),
    (
      "unowned", "SIGABRT",
      "Attempted to read an unowned reference but object was already destroyed"
    ),
    ("bad-cast", "SIGABRT", "Could not cast value of type 'Swift.Int' to 'Swift.String'."),
    (
      "exclusivity", "SIGABRT",
      "Simultaneous accesses, but modification requires exclusive access."
    ),
    ("overflow", "SIGILL", nil),
    ("abort", "SIGABRT", nil),
  ])
  func aTrapIsToldByItsSignalAndMessage(name: String, signal: String, message: String?) throws {
    let report = try Fixture.run(name)
    #expect(report.ending == .trapped(signal: signal, message: message))
    #expect(report.events == [])
  }

  @Test func aTrapKeepsTheLogAndLeavesTheLivingUndetermined() throws {
    let report = try Fixture.run("fatal-error")
    #expect(report.ending == .trapped(signal: "SIGILL", message: "the message"))
    #expect(report.eventLines == ["deinitialized: released", "log: before"])
    #expect(report.objectLines == ["kept: undetermined", "released: deinitialized at 1"])
  }

  @Test func whatWasPrintedBeforeATrapStays() throws {
    let report = try Fixture.run("fatal-error-after-output")
    #expect(report.ending == .trapped(signal: "SIGILL", message: "the end"))
    #expect(report.eventLines == ["stderr: line", "stderr: unfinished ", "stdout: half a line"])
  }

  @Test func aTrapMessageIsCutOutOfTheLineItEnds() throws {
    let report = try Fixture.run("fatal-error-on-a-begun-line")
    #expect(report.ending == .trapped(signal: "SIGILL", message: "code 0xff at"))
    #expect(report.eventLines == ["stderr: Fatal error handling is on", "stderr: unfinished "])
  }

  @Test func aTrapAfterTheBodyIsNoNormalEnd() throws {
    let report = try Fixture.run("trap-while-settling")
    #expect(report.ending == .trapped(signal: "SIGILL", message: "too late"))
    #expect(report.eventLines == ["note: scenario ended"])
  }

  @Test(arguments: [("segmentation-fault", "SIGSEGV"), ("killed-by-usr1", "SIGUSR1")])
  func anotherSignalIsToldByItsName(name: String, signal: String) throws {
    #expect(try Fixture.run(name).ending == .killed(signal: signal))
  }

  @Test func anExitIsToldByItsStatus() throws {
    let report = try Fixture.run("exit-3")
    #expect(report.ending == .exited(status: 3))
    #expect(report.eventLines == ["log: before"])
    #expect(report.objectLines == ["kept: undetermined"])
    #expect(try Fixture.run("exit-0").ending == .exited(status: 0))
  }

  @Test(arguments: ["hang", "async-hang"])
  func aHangEndsAtTheTimeLimit(name: String) throws {
    let report = try Fixture.run(name, timeout: .milliseconds(1_500))
    #expect(report.ending == .timedOut(seconds: 1.5))
    #expect(report.eventLines == ["log: before"])
    #expect(report.survivors == [])
  }

  @Test func whatTheScenarioStartedEndsWithIt() throws {
    let report = try Fixture.run("hang-after-starting-a-process", timeout: .milliseconds(1_500))
    let process = try #require(report.events.first.flatMap { Int32($0.text) })
    // Killed already; it may take the system a moment to take it away.
    let deadline = ContinuousClock.now + .seconds(60)
    while !isGone(process), ContinuousClock.now < deadline {}
    #expect(isGone(process))
    #expect(report.ending == .timedOut(seconds: 1.5))
  }

  private func isGone(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }
}
