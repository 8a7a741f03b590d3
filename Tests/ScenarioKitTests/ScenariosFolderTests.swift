import Foundation
import ScenarioKit
import Testing

@Suite struct ScenariosFolderTests {
  @Test func theFolderThatIsAskedForMustBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    #expect(try ScenariosFolder.locate(explicit: folder.url.path).path == folder.url.path)
    for name in ["missing", "file"] {
      #expect(throws: ScenariosFolderError.noSuchFolder(path: folder.path(name))) {
        try ScenariosFolder.locate(explicit: folder.path(name))
      }
    }
  }

  @Test func theNearestFolderAtOrAboveIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Scenarios/RAC/mapped.swift")
    try folder.write([], to: "inner/Scenarios/RAC/mapped.swift")
    try folder.write([], to: "inner/deep/file")
    try folder.write([], to: "other/deep/Scenarios")
    let locate = { (path: String) in
      try ScenariosFolder.locate(explicit: nil, workingDirectory: folder.path(path)).path
    }
    #expect(try locate("inner") == folder.path("inner/Scenarios"))
    #expect(try locate("inner/deep") == folder.path("inner/Scenarios"))
    #expect(try locate("inner/Scenarios/RAC") == folder.path("inner/Scenarios"))
    #expect(try locate("other/deep") == folder.path("Scenarios"))
  }

  @Test func elseTheFolderOfThePackageIsFound() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let found = try ScenariosFolder.locate(explicit: nil, workingDirectory: "/proc")
    #expect(found.path == package.appendingPathComponent("Scenarios").path)
  }

  @Test func theSourceIsReadByFamilyAndName() throws {
    let folder = try TemporaryFolder()
    try folder.write("source".utf8, to: "Timers/held.swift")
    let scenario = Fixture.scenario("held", family: .timers)
    #expect(try folder.scenarios.source(of: scenario) == "source")
  }

  @Test func aMissingSourceIsNamed() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: ScenariosFolderError.cannotReadSource(
        scenario: "held", path: folder.path("RAC/held.swift"), reason: "No such file or directory")
    ) { try folder.scenarios.source(of: Fixture.scenario("held")) }
  }
}
