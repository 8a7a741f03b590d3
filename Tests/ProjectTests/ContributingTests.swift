import Testing

/// What CONTRIBUTING shows is what there is.
@Suite struct ContributingTests {
  @Test func everythingThatAScenarioDeclaresIsShown() throws {
    let initializer = try Repository.text(of: "Sources/ScenarioKit/Scenario/Scenario.swift")
    let start = try #require(initializer.firstRange(of: "  public init(\n")?.upperBound)
    let parameters = initializer[start...].prefix { $0 != ")" }.split(separator: "\n")
      .compactMap { $0.split(separator: ":").first?.trimming(while: \.isWhitespace) }
    let text = try Repository.text(of: ".github/CONTRIBUTING.md")
    #expect(parameters.count > 10)
    // Where it stands is filled in by the compiler.
    for parameter in parameters where !["file", "line", "body"].contains(parameter) {
      #expect(text.contains("\(parameter):"), "CONTRIBUTING does not show '\(parameter):'")
    }
  }

  @Test func everySourceFileNamedIsThere() throws {
    let text = try Repository.text(of: ".github/CONTRIBUTING.md")
    for match in text.matches(of: #/`((?:Sources|Scenarios|Tests)/[A-Za-z\/.+-]+\.swift)`/#) {
      #expect(try !Repository.text(of: String(match.1)).isEmpty)
    }
  }
}

extension Substring {
  /// The text without what it begins with.
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed))
  }
}
