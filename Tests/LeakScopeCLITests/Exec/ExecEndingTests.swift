import Foundation
import Testing

@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecEndingTests {
  @Test func statusAndStreamsAreThoseOfTheProgram() throws {
    let result = try ExecTool.run(probe: "status", "3")
    #expect(result.status == 3)
    #expect(result.errors.contains("at its end: 1 leak\n"))
    let echo = try ExecTool.run(probe: "echo", "-a", "--b", "--", "c d")
    #expect(echo.status == 0)
    #expect(echo.output == "-a --b -- c d\n")
  }

  @Test func environmentOfTheProgramIsAsItWas() throws {
    let result = try ExecTool.run(probe: "environment", environment: ["MARK": "here"])
    #expect(result.output == "LD_PRELOAD=\nLEAKSCOPE_EXEC=\nMARK=here\nchild\n")
  }

  @Test(arguments: [("_exit", 5 as Int32), ("become", 6)])
  func endWithoutHandlersIsSaid(mode: String, status: Int32) throws {
    let result = try ExecTool.run(probe: mode)
    #expect(result.status == status)
    #expect(
      result.errors
        == "leakscope: \(ExecTool.probe) was not looked at at its end: it ended without its exit "
        + "handlers, by '_exit' or by becoming another program with 'exec'. '--every', '--after' and "
        + "'--on-signal' look while a program runs.\n")
  }

  @Test func endBySignalIsPassedOnAndSaid() throws {
    let process = Tool.leakscope.process(["exec", "--", ExecTool.probe, "kill"])
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGKILL)
    #expect(text.contains("was not looked at at its end: it was ended by SIGKILL"))
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func interruptedProgramIsLookedAtAndEndsByTheSignal(signal: Int32) throws {
    let left = try ExecTool.withRunning(probe: "wait") { running in
      kill(running.process.processIdentifier, signal)
    }
    #expect(left.reason == .uncaughtSignal)
    #expect(left.status == signal)
    #expect(left.errors.contains("when it was interrupted: 1 leak\n"))
    #expect(left.errors.contains("cycle: Node#1 is on a ring:"))
  }

  @Test func handlerOfTheProgramIsLeftAlone() throws {
    let left = try ExecTool.withRunning(probe: "handle") { running in
      kill(running.process.processIdentifier, SIGTERM)
    }
    #expect(left.reason == .exit)
    #expect(left.status == 7)
    #expect(left.errors.contains("at its end: 1 leak\n"))
  }

  @Test func failOnLeakAndStrictDecideTheStatus() throws {
    #expect(try ExecTool.run(["--fail-on-leak"], probe: "status", "3").status == 1)
    #expect(try ExecTool.run(["--fail-on-leak"], probe: "clean").status == 0)
    #expect(try ExecTool.run(["--strict"], probe: "_exit").status == 70)
    #expect(try ExecTool.run(["--strict"], probe: "status", "4").status == 4)
  }
}
