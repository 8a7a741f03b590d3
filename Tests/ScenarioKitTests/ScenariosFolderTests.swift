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
    guard case .noFolderFound("Scenarios", let passedOver, "RAC/unknown.swift")? = error else {
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

  @Test func elseTheFolderThatWasCompiledIsFound() throws {
    let folder = try TemporaryFolder()
    let root = folder.path("Here/Scenarios")
    try folder.write([], to: "Here/Scenarios/RAC/mapped.swift")
    let catalog = [Fixture.scenario("mapped", root: root)]
    let locate = {
      try ScenariosFolder.locate(explicit: nil, catalog: catalog, workingDirectory: $0).path
    }
    #expect(try locate("/proc") == root)
    // A nearer checkout of the same sources comes first.
    try folder.write([], to: "There/Scenarios/RAC/mapped.swift")
    #expect(try locate(folder.path("There")) == folder.path("There/Scenarios"))
  }

  @Test func theFolderOfATargetIsFoundInAnotherCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Sources/Mine/ring.swift")
    let scenario = Fixture.scenario(inFile: "/gone/package/Sources/Mine/ring.swift")
    let found = try ScenariosFolder.locate(
      explicit: nil, catalog: [scenario], workingDirectory: folder.url.path)
    #expect(found.path == folder.path("Sources/Mine"))
    #expect(found.relativeSourcePath(of: scenario) == "ring.swift")
    #expect(found.relativeExpectationPath(of: scenario) == "Expected/fixture.txt")
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
