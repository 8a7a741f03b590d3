import Foundation
import LeakInspection
import Testing

struct OutputTests {
  @Test func aResultGoesToAFileAsItWouldToStandardOutput() throws {
    try Folder.temporary { folder in
      let printed = try Tool.fixtures.run("run", "survivor").output
      let result = try Tool.fixtures.run("run", "survivor", "--output", folder.path("report.txt"))
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(try folder.read("report.txt") == printed)
      #expect(try folder.names == ["report.txt"])
    }
  }

  @Test func aDashMeansStandardOutput() throws {
    #expect(try !Tool.fixtures.run("list", "-o", "-").output.isEmpty)
  }

  @Test func anOldFileKeepsItsPermissionsAndALinkItsTarget() throws {
    try Folder.temporary { folder in
      try folder.write("old", to: "file.txt")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder.path("file.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link.txt"), withDestinationPath: "file.txt")
      #expect(try Tool.fixtures.run("list", "--output", folder.path("link.txt")).status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("file.txt"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try folder.read("file.txt") == Tool.fixtures.run("list").output)
      let link = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.path("link.txt"))
      #expect(link == "file.txt")
    }
  }

  @Test func aLinkThatLeadsNowhereStays() throws {
    try Folder.temporary { folder in
      let link = folder.path("link.txt")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "none/file.txt")
      let result = try Tool.fixtures.run("list", "--output", link)
      #expect(result.status == 73)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "none/file.txt")
      #expect(try folder.names == ["link.txt"])
    }
  }

  @Test func anErrorLeavesTheOldFileAlone() throws {
    try Folder.ofScenarios { folder in
      try folder.write("old", to: "file.txt")
      let result = try Tool.fixtures.run(
        "show", "throws", "--scenarios", folder.path, "--output", folder.path("file.txt"))
      #expect(result.status == 66)
      #expect(try folder.read("file.txt") == "old")
      #expect(try folder.names == ["RAC", "file.txt"])
    }
  }

  @Test func whatCannotBeWrittenIsToldBeforeAnythingRuns() throws {
    let result = try Tool.fixtures.run(
      "run", "hang", "--timeout", "600", "--output", "/no/such/folder/report.txt")
    #expect(result.status == 73)
    #expect(
      result.errors
        == "Error: Cannot write to /no/such/folder/report.txt: No such file or directory.\n")
  }

  @Test func aFullDeviceIsNoSuccess() throws {
    for line in [["list", "--output", "/dev/full"], ["run", "survivor", "-o", "/dev/full"]] {
      let result = try Tool.fixtures.run(line)
      #expect(result.status == 73)
      #expect(result.errors.hasPrefix("Error: Cannot write to /dev/full: "))
    }
    let process = Tool.fixtures.process(["list"])
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
  }

  @Test func aDeviceIsWrittenAndNotReplaced() throws {
    #expect(try Tool.fixtures.run("list", "--output", "/dev/null").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(
    .enabled(if: HeapRecorder.obstacle != .sanitizer, "a sanitizer writes files of its own"))
  func aLimitOnTheSizeOfFilesIsNoSuccessAndNothingIsLeft() throws {
    try Folder.temporary { folder in
      let result = try Tool.fixtures.run(
        ["run", "survivor", "--output", "report.txt"],
        from: "ulimit -f 0 && exec \"$0\" \"$@\"", in: folder)
      #expect(result.status == 73)
      #expect(try folder.names.isEmpty)
    }
  }
}
