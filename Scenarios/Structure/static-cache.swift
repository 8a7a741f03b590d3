import ScenarioKit

/// A picture in memory.
private final class Thumbnail {}

/// Hands out one thumbnail per name, always the same.
private enum Thumbnails {
  // Used by one thread.
  nonisolated(unsafe) static var byName: [String: Thumbnail] = [:]

  static func named(_ name: String, _ scope: ScenarioScope) -> Thumbnail {
    if let known = byName[name] { return known }
    let thumbnail = scope.track(Thumbnail(), name)
    byName[name] = thumbnail
    return thumbnail
  }
}

extension Scenario {
  /// A dictionary of shared objects in a static variable.
  ///
  /// ```
  /// static Thumbnails.byName ─► ["sea"] ─► thumbnail
  /// ```
  static let staticCache = Scenario(
    name: "static-cache",
    family: .structure,
    summary: "a static dictionary keeps what was looked up once",
    question: "Nobody uses the thumbnails any more, and there is no ring. What holds them?",
    lesson: """
      A static variable lives as long as the process, and so does everything that it reaches. To share an
      object between those who use it at the same time is one thing, to keep it for whoever may come is
      another; a cache has to say when it forgets. No self is captured that could be weak; what can be
      weak are the entries.
      """,
    declares: .leaks,
    fixedBy: "static-cache-weak",
    remedy: "keep the shared objects weakly, or bound the cache"
  ) { scope in
    for name in ["sea", "hill", "sea"] { _ = Thumbnails.named(name, scope) }
    scope.log("the album is closed")
  }
}
