import Foundation
import Testing

struct InterruptionTests {
  /// Starts a command, waits until it runs a scenario, and interrupts it.
  private func interrupt(
    _ line: [String], with signal: (Process) -> Void
  ) throws -> (status: Int32, children: [Int32], errors: String) {
    heedSignals()
    let process = Tool.fixtures.process(line)
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    var children: [Int32] = []
    // Not suspended: who waits for a thread of the pool may wait longer than the scenario's time limit.
    while process.isRunning, children.isEmpty {
      children = runningChildren(of: process.processIdentifier)
      Thread.sleep(forTimeInterval: 0.002)
    }
    signal(process)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (process.terminationStatus, children, words)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedRunEndsItsScenario(signal: Int32) throws {
    let result = try interrupt(["run", "hang", "--timeout", "600"]) { process in
      kill(process.processIdentifier, signal)
    }
    #expect(result.status == 130)
    #expect(!result.children.isEmpty)
    #expect(result.errors == "Interrupted: the scenario did not end.\n")
    // Killed before the tool ended; the system may take a moment to see it through.
    while result.children.contains(where: isRunning), !Task.isCancelled {
      Thread.sleep(forTimeInterval: 0.002)
    }
    #expect(!result.children.contains(where: isRunning))
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["INT", "TERM", "HUP"])
  func aSignalThatIsIgnoredStaysIgnored(signal: String) throws {
    // The shell sends the signal while a scenario runs, which ends at its time limit all the same.
    let script = """
      trap '' \(signal); "$0" "$@" 2>&1 & tool=$!
      until grep -q . /proc/$tool/task/*/children; do :; done 2>/dev/null
      kill -s \(signal) $tool; wait $tool
      """
    let result = try Tool.fixtures.run(["run", "hang", "--timeout", "2"], from: script)
    #expect(result.status == 2)
    #expect(result.output.contains("was still running when its time limit passed"))
    #expect(!result.output.contains("Interrupted"))
  }

  @Test func nothingIsLeftOfAnUnfinishedResult() throws {
    try Folder.temporary { folder in
      let result = try interrupt(
        ["run", "hang", "--timeout", "600", "--output", folder.path("report.txt")]
      ) { $0.interrupt() }
      #expect(result.status == 130)
      #expect(
        result.errors
          == "Interrupted: the scenario did not end; \(folder.path("report.txt")) was not written.\n"
      )
      #expect(try folder.names.isEmpty)
    }
  }

  @Test func whatWasNotRunIsCounted() throws {
    let line = ["run", "hang", "survivor", "throws", "--timeout", "600", "--quiet"]
    let result = try interrupt(line) { $0.interrupt() }
    #expect(result.status == 130)
    #expect(result.errors == "Interrupted: 3 of 3 scenarios did not run to their end.\n")
  }

  @Test(.timeLimit(.minutes(1)))
  func whereNobodyReadsTheErrorsTheToolEndsAllTheSame() throws {
    heedSignals()
    let process = Tool.fixtures.process(["run", "hang", "--timeout", "600"])
    let full = Pipe()
    _ = fcntl(full.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 0, count: 4096)
    while write(full.fileHandleForWriting.fileDescriptor, bytes, bytes.count) > 0 {}
    _ = fcntl(full.fileHandleForWriting.fileDescriptor, F_SETFL, 0)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = full
    try process.run()
    while process.isRunning, runningChildren(of: process.processIdentifier).isEmpty {
      Thread.sleep(forTimeInterval: 0.002)
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  @Test func anInterruptedScenarioIsNotRecorded() throws {
    try Folder.ofScenarios { folder in
      let result = try interrupt(
        ["record", "hang", "--timeout", "600", "--scenarios", folder.path]
      ) { $0.interrupt() }
      #expect(result.status == 130)
      #expect(!folder.hasExpectations)
    }
  }
}
