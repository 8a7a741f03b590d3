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

  @Test(.enabled(if: Compiler.isPresent, "there is no clang"))
  func preloadedAllocatorKeepsTheBlocksAndTheReportSaysSo() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appending(path: "liballocator.so").path
    try Compiler.compile("ForeignAllocator/ForeignAllocator.c", intoLibrary: library)
    let variables = ["LD_PRELOAD": library, "FOREIGN_ALLOCATOR_SAYS_HOW_MANY": "1"]

    let output = try Self.run("scope-probe", environment: variables)
    #expect(output.contains("1 leak: ProbeRing \"tracked\" (unexplained)"), "\(output)")
    #expect(output.contains("the program has an allocator of its own"))
    let blocks = try #require(output.firstMatch(of: /blocks of the allocator: (\d+)/))
    #expect(Int(blocks.1) ?? 0 > 100)
  }

  /// One in twenty of them leaks.
  @Test func thousandsOfChecksFromManyThreadsAreRightAndLeaveNothingBehind() throws {
    #expect(try Self.run("scope-probe", "many", "2000", environment: [:]) == "")
  }

  /// The tests are built into the folder where the probes are.
  private static func run(
    _ probe: String, _ arguments: String..., environment: [String: String]
  ) throws -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = program.deletingLastPathComponent().appending(path: probe)
    process.arguments = arguments
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
