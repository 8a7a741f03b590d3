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

  subscript(player: Player) -> Int { points[player.name] ?? 0 }
}

extension Scenario {
  /// A key path through a subscript whose argument is an object.
  ///
  /// ```
  /// player ─► score, a key path ─► the argument of its subscript ─► player
  /// ```
  static let keyPathSubscript = Scenario(
    name: "key-path-subscript",
    family: .closures,
    summary: "a player stores a key path whose subscript has the player as its argument",
    question: "A key path says how to get somewhere. What can there be in it to hold a player?",
    lesson: """
      `\\Scores.[self]` is an object, and it stores the arguments of its subscripts, because it must be
      able to apply them later and to compare itself with other key paths. The player is such an argument,
      held strongly for as long as the key path lives. A key path has no capture list; that something is
      weak cannot be said there, only that it is something else.
      """,
    declares: .leaks,
    fixedBy: "key-path-subscript-value",
    remedy: "give the subscript a value to look up, not the object"
  ) { scope in
    let ada = scope.track(Player("Ada"), "player")
    ada.score = \Scores.[ada]
    let scores = Scores(points: ["Ada": 3])
    scope.log("score = \(ada.score.map { scores[keyPath: $0] } ?? 0)")
    scope.letGo(consume ada)
  }
}
