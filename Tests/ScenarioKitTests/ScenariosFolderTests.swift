import Foundation
import ScenarioKit
import Testing

@Suite struct ScenariosFolderTests {
  private static let catalog = [Fixture.scenario("first"), Fixture.scenario("mapped")]

  @Test func theFolderThatIsAskedForMustBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    let locate = { (path: String) in
      try ScenariosFolder.locate(explicit: path, catalog: Self.catalog).path
    }
    #expect(try locate(folder.url.path) == folder.url.path)
    for name in ["missing", "file"] {
      #expect(throws: ScenariosFolderError.noSuchFolder(path: folder.path(name))) {
        try locate(folder.path(name))
      }
    }
  }

  @Test func theFolderThatIsAskedForMustHoldAScenarioOfTheCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Scenarios/RAC/other.swift")
    let path = folder.path("Scenarios")
    #expect(
      throws: ScenariosFolderError.noScenarios(path: path, expected: "RAC/first.swift")
    ) { try ScenariosFolder.locate(explicit: path, catalog: Self.catalog) }
    try folder.write([], to: "Scenarios/RAC/mapped.swift")
    #expect(try ScenariosFolder.locate(explicit: path, catalog: Self.catalog).path == path)
  }

  @Test func foldersOfOthersArePassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Scenarios/RAC/mapped.swift")
    try folder.write([], to: "inner/Scenarios/RAC/other.swift")
    let locate = { (catalog: [Scenario]) in
      try ScenariosFolder.locate(
        explicit: nil, catalog: catalog, workingDirectory: folder.path("inner")
      ).path
    }
    #expect(try locate(Self.catalog) == folder.path("Scenarios"))
    let error = #expect(throws: ScenariosFolderError.self) {
      try locate([Fixture.scenario("unknown")])
    }
    guard case .noFolderFound(let passedOver, "RAC/unknown.swift")? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(passedOver.prefix(2) == [folder.path("inner/Scenarios"), folder.path("Scenarios")])
  }

  @Test func theNearestFolderAtOrAboveIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Scenarios/RAC/mapped.swift")
    try folder.write([], to: "inner/Scenarios/RAC/mapped.swift")
    try folder.write([], to: "inner/deep/file")
    try folder.write([], to: "other/deep/Scenarios")
    let locate = { (path: String) in
      try ScenariosFolder.locate(
        explicit: nil, catalog: Self.catalog, workingDirectory: folder.path(path)
      ).path
    }
    #expect(try locate("inner") == folder.path("inner/Scenarios"))
    #expect(try locate("inner/deep") == folder.path("inner/Scenarios"))
    #expect(try locate("inner/Scenarios/RAC") == folder.path("inner/Scenarios"))
    #expect(try locate("other/deep") == folder.path("Scenarios"))
  }

  @Test func elseTheFolderOfThePackageIsFound() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let found = try ScenariosFolder.locate(
      explicit: nil, catalog: [Fixture.scenario("subject-map")], workingDirectory: "/proc")
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
