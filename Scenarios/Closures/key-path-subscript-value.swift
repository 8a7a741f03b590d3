import ScenarioKit

/// A player of a game, which the scores are looked up by.
private final class Player: Hashable {
  let name: String
  var score: KeyPath<Scores, Int>?

  init(_ name: String) { self.name = name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static func == (one: Player, other: Player) -> Bool { one === other }
}

/// Who has how many points.
private struct Scores {
  var points: [String: Int] = [:]

  subscript(name: String) -> Int { points[name] ?? 0 }
}

extension Scenario {
  /// The argument of the subscript is a value.
  ///
  /// ```
  /// player ─► score, a key path ─► "Ada"
  /// ```
  static let keyPathSubscriptValue = Scenario(
    name: "key-path-subscript-value",
    family: .closures,
    summary: "a player stores a key path whose subscript has a name as its argument",
    question: "The key path leads to the same score. What does it hold now?",
    lesson: """
      A copy of the name. Identifiers are good arguments for the subscripts of key paths, which live as
      long as the values that are found through them, in caches and tables often for the whole program.
      """,
    declares: .clean,
    fixes: "key-path-subscript"
  ) { scope in
    let ada = scope.track(Player("Ada"), "player")
    ada.score = \Scores.[ada.name]
    let scores = Scores(points: ["Ada": 3])
    scope.log("score = \(ada.score.map { scores[keyPath: $0] } ?? 0)")
    scope.letGo(consume ada)
  }
}
