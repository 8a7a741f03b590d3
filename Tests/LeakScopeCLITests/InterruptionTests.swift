import Foundation
import Testing

struct InterruptionTests {
  /// Starts a command, waits until it runs a scenario, and interrupts it.
  private func interrupt(
    _ line: [String], with signal: (Process) -> Void
  ) async throws -> (status: Int32, children: [Int32]) {
    let process = Tool.fixtures.process(line)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var children: [Int32] = []
    while process.isRunning, children.isEmpty {
      children = runningChildren(of: process.processIdentifier)
      await Task.yield()
    }
    signal(process)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, children)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedRunEndsItsScenario(signal: Int32) async throws {
    let result = try await interrupt(["run", "hang", "--timeout", "600"]) { process in
      kill(process.processIdentifier, signal)
    }
    #expect(result.status == 130)
    #expect(!result.children.isEmpty)
    // Killed before the tool ended; the system may take a moment to see it through.
    while result.children.contains(where: isRunning), !Task.isCancelled { await Task.yield() }
    #expect(!result.children.contains(where: isRunning))
  }

  @Test func nothingIsLeftOfAnUnfinishedResult() async throws {
    try await Folder.temporary { folder in
      let result = try await interrupt(
        ["run", "hang", "--timeout", "600", "--output", folder.path("report.txt")]
      ) { $0.interrupt() }
      #expect(result.status == 130)
      #expect(try folder.names.isEmpty)
    }
  }

  @Test func anInterruptedScenarioIsNotRecorded() async throws {
    try await Folder.ofScenarios { folder in
      let result = try await interrupt(
        ["record", "hang", "--timeout", "600", "--scenarios", folder.path]
      ) { $0.interrupt() }
      #expect(result.status == 130)
      #expect(!folder.hasExpectations)
    }
  }
}
