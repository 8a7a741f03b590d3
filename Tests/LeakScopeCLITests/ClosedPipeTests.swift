import Foundation
import Testing

struct ClosedPipeTests {
  /// Runs a command whose standard output nobody reads.
  private func runUnread(_ line: String...) throws -> (status: Int32, errors: String) {
    try Folder.temporary { folder in
      let process = Tool.fixtures.process(line)
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = try folder.create("errors")
      try pipe.fileHandleForReading.close()
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return (process.terminationStatus, try folder.read("errors"))
    }
  }

  @Test func anythingPrintedToAClosedPipeEndsQuietly() throws {
    for line in ["list", "help", "--version"] {
      let result = try runUnread(line)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
    }
  }

  @Test func aRunEndsWithTheFirstReportNobodyReads() throws {
    // The second scenario would take its ten minutes.
    let result = try runUnread("run", "survivor", "hang", "--timeout", "600")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test func whatWasFoundUntilThenStillCounts() throws {
    let result = try runUnread("run", "segmentation-fault", "hang", "--timeout", "600")
    #expect(result.status == 2)
    #expect(result.errors.isEmpty)
  }
}
