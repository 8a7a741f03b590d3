import Foundation
import Testing

/// Looks while the program goes on.
@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecLookTests {
  @Test func signalAsksForALookAsOftenAsItIsSent() throws {
    let left = try ExecTool.withRunning(["--on-signal", "USR1"], probe: "lines") { running in
      running.send("more")
      try running.awaitLine("made")
      // Sent to the command it is handed on; the program can be sent it as well.
      kill(running.process.processIdentifier, SIGUSR1)
      try running.awaitLooks(1)
      running.send("more")
      try running.awaitLine("made")
      kill(try #require(running.program), SIGUSR1)
      try running.awaitLooks(2)
    }
    #expect(left.status == 0)
    #expect(left.errors.contains("at SIGUSR1: 1 leak\n"))
    #expect(left.errors.contains("at SIGUSR1: 2 leaks\n"))
    #expect(left.errors.contains("at its end: 2 leaks\n"))
  }

  @Test func nameOfASignalMayHaveItsPrefix() throws {
    let left = try ExecTool.withRunning(["--on-signal", "sigusr2"], probe: "lines") { running in
      kill(try #require(running.program), SIGUSR2)
      try running.awaitLooks(1)
    }
    #expect(left.errors.contains("at SIGUSR2: no leaks\n"))
    let other = try ExecTool.run(["--on-signal", "KILL"], probe: "clean")
    #expect(other.status == 64)
    #expect(other.errors.contains("'USR1', 'USR2', 'HUP', 'WINCH'"))
  }

  @Test func signalThatTheProgramHandlesItselfIsSaidWhileItRuns() throws {
    let left = try ExecTool.withRunning(
      ["--strict", "--on-signal", "USR1"], probe: "own-signal"
    ) { running in
      kill(try #require(running.program), SIGUSR1)
      try running.awaitLine("own")
      try running.awaitLooks(1)
    }
    #expect(left.status == 70)
    #expect(
      left.errors.contains(
        "\(ExecTool.probe) handles SIGUSR1 itself, which asks for no looks then: choose another with "
          + "'--on-signal', one of 'USR2', 'HUP', 'WINCH'.\n"))
  }

  @Test func typeThatPausesInItsGrowthGrows() throws {
    let left = try ExecTool.withRunning(["--growth", "--on-signal", "USR2"], probe: "lines") {
      running in
      for look in 1...2 {
        running.send("more")
        try running.awaitLine("made")
        kill(running.process.processIdentifier, SIGUSR2)
        try running.awaitLooks(look)
      }
    }
    #expect(left.errors.contains("Session: 0.5 per interval (1, 2, 2)"), "\(left.errors)")
  }

  @Test func growthNeedsSeveralLooks() throws {
    let result = try ExecTool.run(["--growth"], probe: "leak")
    #expect(
      result.errors.hasSuffix(
        "what grew is not known: there was one look only; '--every' and '--on-signal' make several\n"
      ))
  }

  @Test func timeAsksForLooks() throws {
    let left = try ExecTool.withRunning(["--every", "0.05"], probe: "lines") { running in
      try running.awaitLooks(2)
    }
    #expect(left.status == 0)
    #expect(left.errors.components(separatedBy: "while it ran: no leaks\n").count > 2)
    let once = try ExecTool.withRunning(["--after", "0.01"], probe: "lines") { running in
      try running.awaitLooks(1)
    }
    #expect(once.errors.components(separatedBy: "while it ran: no leaks\n").count == 2)
  }

  @Test func growthNamesWhatOnlyBecomesMore() throws {
    let left = try ExecTool.withRunning(
      ["--growth", "--on-signal", "USR2"], probe: "lines"
    ) { running in
      for look in 1...2 {
        for _ in 0..<3 {
          running.send("more")
          try running.awaitLine("made")
        }
        kill(running.process.processIdentifier, SIGUSR2)
        try running.awaitLooks(look)
      }
      for _ in 0..<3 {
        running.send("more")
        try running.awaitLine("made")
      }
    }
    #expect(left.errors.contains("3 types grew and never shrank, from look to look"))
    #expect(left.errors.contains("Session: 3 per interval (3, 6, 9)"))
    #expect(left.errors.contains("held: Session#1 is reached from static Leaks.registered"))
    #expect(left.errors.contains("Tap: 3 per interval (3, 6, 9)"))
  }
}
