import Testing

struct ShowCommandTests {
  @Test(arguments: ["show", "run", "diff"])
  func theNameOfAFamilyIsPointedToItsList(command: String) throws {
    let result = try Tool.leakscope.run(command, "timers")
    #expect(result.status == 64)
    #expect(
      result.errors.hasPrefix(
        "Error: 'timers' is the name of a family, not of a scenario. Did you mean "
          + "'leakscope list --family Timers'?\n"))
  }

  @Test func aStoryShowsItsSourceAndWhatToReadNext() throws {
    try Folder.temporary { folder in
      try folder.write("extension Scenario {}\n", to: "RAC/throws.swift")
      let result = try Tool.fixtures.run("show", "throws", "--scenarios", folder.path)
      #expect(result.status == 0)
      #expect(result.output.contains("\n\nStory\n   It is there for the tests.\n"))
      #expect(
        result.output.contains(
          "Question\n   Does it hold?\n   answer: fixture-scenarios run throws\n"))
      #expect(result.output.contains("RAC/throws.swift\n   extension Scenario {}\n"))
      #expect(result.output.contains("Next\n   fixture-scenarios show throws-words   a fixture\n"))
      let json = try Tool.fixtures.run(
        "show", "throws", "--format", "json", "--scenarios", folder.path)
      #expect(json.output.contains("\"source\" : \"extension Scenario {}\\n\""))
    }
  }

  @Test func aMissingSourceIsNamed() throws {
    try Folder.ofScenarios { folder in
      let result = try Tool.fixtures.run("show", "throws", "--scenarios", folder.path)
      #expect(result.status == 66)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(folder.path("RAC/throws.swift")))
    }
  }

  @Test func aMissingFolderIsNamed() throws {
    try Folder.temporary { folder in
      let result = try Tool.fixtures.run("show", "throws", "--scenarios", folder.path("none"))
      #expect(result.status == 66)
      #expect(result.errors == "Error: There is no folder '\(folder.path("none"))'.\n")
    }
  }

  @Test func aWorkingDirectoryThatIsGoneIsNoObstacle() throws {
    try Folder.temporary { folder in
      let result = try Tool.leakscope.run(
        ["show", "subject"],
        from: "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \"$@\"", in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("static let subject = Scenario("))
    }
  }
}
