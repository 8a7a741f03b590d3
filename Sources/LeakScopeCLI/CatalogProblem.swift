package import ScenarioKit

/// Why a list of scenarios cannot stand on a command line.
package enum CatalogProblem: Error, Equatable {
  /// Two scenarios have this name.
  case duplicate(name: String)
  /// The name cannot be typed as a word, or be that of a file.
  case unusable(name: String)

  /// The first problem of these scenarios, if there is one.
  package static func first(in scenarios: [Scenario]) -> CatalogProblem? {
    var names: Set<String> = []
    for name in scenarios.map(\.name) {
      guard isUsable(name) else { return .unusable(name: name) }
      guard names.insert(name).inserted else { return .duplicate(name: name) }
    }
    return nil
  }

  /// Whether a name is a word on a command line and a file in a folder: letters, digits, `-`, `_` and `.`,
  /// beginning with a letter or digit.
  private static func isUsable(_ name: String) -> Bool {
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    return name.first.map(isWord) == true && name.allSatisfy { isWord($0) || "-_.".contains($0) }
  }

  /// The problem in a sentence.
  package var words: String {
    switch self {
    case .duplicate(let name): "The list of scenarios has two that are called '\(name)'."
    case .unusable(let name):
      "'\(name)' cannot be the name of a scenario: letters, digits, '-', '_' and '.' can, after a letter or digit."
    }
  }
}
