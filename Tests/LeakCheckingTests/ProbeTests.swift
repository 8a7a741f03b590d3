import Foundation
import LeakInspection
import Testing

/// What depends on how a process was started or linked.
@Suite(
  .enabled(
    if: HeapInspection.obstacle != .sanitizer && HeapInspection.obstacle != .platform,
    "the heap cannot be recorded in this build"))
struct ProbeTests {
  @Test func processThatContainsTheLibraryRecords() throws {
    let output = try Self.run("scope-probe", environment: [:])
    #expect(output.contains("ProbeRing \"tracked\" (cycle)"), "\(output)")
    #expect(output.contains("2 leaks: "))
  }

  @Test func variableTurnsRecordingOffAndTheReportSaysSo() throws {
    let output = try Self.run("scope-probe", environment: ["LEAKSCOPE_DISABLE": "1"])
    #expect(output.hasPrefix("1 leak: ProbeRing \"tracked\" (unexplained)"), "\(output)")
    #expect(
      output.contains(
        "LEAKSCOPE_DISABLE turns recording off. Objects that were not tracked were not looked at."))
  }

  @Test func programWithAnAllocatorOfItsOwnKeepsItAndTheReportSaysSo() throws {
    let output = try Self.run("foreign-allocator-probe", environment: [:])
    #expect(output.hasPrefix("1 leak: Ring \"tracked\" (unexplained)"), "\(output)")
    #expect(output.contains("the program has an allocator of its own"))
    #expect(output.contains("own allocator: true"))
  }

  /// The tests are built into the folder where the probes are.
  private static func run(_ probe: String, environment: [String: String]) throws -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = program.deletingLastPathComponent().appending(path: probe)
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
