import Foundation
import LeakInspection
import Testing

/// What a run says when memory cannot be read, or not all of it.
@Suite struct UnreadableMemoryTests {
  /// The report on a run of the fixtures with so many kilobytes of address space.
  private func report(on scenario: String, addressSpace: Int) throws -> String {
    try Tool.fixtures.run(
      ["run", scenario], from: "ulimit -v \(addressSpace) && exec \"$0\" \"$@\""
    ).output
  }

  @Test(.enabled(if: Tool.canReadMemory, "memory is not read in this build"))
  func withoutAddressSpaceForTheRecordObjectsAreStillFollowed() throws {
    let text = try report(on: "survivor", addressSpace: 4_000_000)
    #expect(text.contains("   ✗   knot       Knot    survived        unexplained\n"))
    #expect(
      text.contains(
        """
        Why
           Ownership paths are not available: the record needs 8192 GiB of address space (not of memory), \
        which the system does not give; see 'ulimit -v'.

        Untracked
           Not known: memory was not read.

        """))
    #expect(text.hasSuffix("and 1 of 2 tracked objects survived.\n"))
  }

  @Test(.enabled(if: Tool.canReadMemory, "memory is not read in this build"))
  func anInspectionThatTakesTooLongSaysSo() throws {
    let text = try Tool.fixtures.run("run", "survivor", environment: ["LEAKSCOPE_DEADLINE": "0"])
      .output
    #expect(text.contains("   ✗   knot       Knot    survived        unexplained\n"))
    #expect(text.contains("Why\n   Ownership paths are not known: reading memory took too long.\n"))
  }

  @Test(.enabled(if: HeapRecorder.obstacle == .sanitizer, "this is no sanitizer build"))
  func aSanitizerBuildSaysThatThereAreNoPaths() throws {
    let text = try Tool.fixtures.run("run", "survivor").output
    #expect(text.contains("Ownership paths are not available: it is a sanitizer build"))
  }

  private static let strip = "/usr/bin/strip"

  @Test(
    .enabled(if: Tool.canReadMemory, "memory is not read in this build"),
    .enabled(if: FileManager.default.isExecutableFile(atPath: strip), "there is no strip"))
  func closuresOfAStrippedExecutableAreNamedByTheirPlace() throws {
    try Folder.temporary { folder in
      let stripped = folder.url.appendingPathComponent("stripped")
      let original = try #require(Tool.leakscope.process([]).executableURL)
      let strip = try Process.run(
        URL(fileURLWithPath: Self.strip), arguments: ["-o", stripped.path, original.path])
      strip.waitUntilExit()
      let process = Tool.leakscope.process(["run", "subject-map"])
      process.executableURL = stripped
      let text = try Tool.output(of: process).output
      #expect(text.contains(/\.next +→ closure at stripped\+0x[0-9a-f]+\n/))
      #expect(text.contains("closes the cycle"))
    }
  }
}
