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
    #expect(left.errors.contains("3 types grew from each look to the next"))
    #expect(left.errors.contains("Session: 3 per interval (3, 6, 9)"))
    #expect(left.errors.contains("held: Session#1 is reached from static Leaks.registered"))
    #expect(left.errors.contains("Tap: 3 per interval (3, 6, 9)"))
  }
}
