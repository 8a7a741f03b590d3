import Testing

import ScenarioKit

@Suite struct SourceTreeTests {
  private func tree(_ files: String...) -> (root: String, expectations: [String]) {
    let catalog = files.map { Fixture.scenario(inFile: $0) }
    let tree = SourceTree(of: catalog)
    return (tree.root, catalog.map(tree.expectationPath))
  }

  @Test func oneFileWithAllScenariosHasItsExpectationsBesideIt() {
    let (root, expectations) = tree(
      "/p/Sources/Scenes/Scenes.swift", "/p/Sources/Scenes/Scenes.swift")
    #expect(root == "/p/Sources/Scenes")
    #expect(expectations == ["Expected/fixture.txt", "Expected/fixture.txt"])
  }

  @Test func aFolderNamedAfterTheFamilyIsBelowTheRoot() {
    let (root, expectations) = tree("/p/Scenarios/Own/ring.swift", "/p/Scenarios/Own/timer.swift")
    #expect(root == "/p/Scenarios")
    #expect(expectations == ["Own/Expected/fixture.txt", "Own/Expected/fixture.txt"])
  }

  @Test func filesInSeveralFoldersHaveTheFolderAboveThemInCommon() {
    let (root, expectations) = tree("/p/Sources/A/a.swift", "/p/Sources/A/deep/b.swift")
    #expect(root == "/p/Sources/A")
    #expect(expectations == ["Expected/fixture.txt", "deep/Expected/fixture.txt"])
  }

  @Test func aFolderThatBeginsWithTheNameOfAnotherIsNotInIt() {
    #expect(tree("/p/A/a.swift", "/p/AB/b.swift").root == "/p")
  }

  @Test func pathsThatTheBuildMapsAreTakenAsTheyAre() {
    let (root, expectations) = tree("Sources/A/a.swift", "Sources/A/b.swift")
    #expect(root == "Sources/A")
    #expect(expectations.first == "Expected/fixture.txt")
  }

  @Test func anEmptyCatalogHasNoFolder() {
    #expect(SourceTree(of: []).names.isEmpty)
  }
}
