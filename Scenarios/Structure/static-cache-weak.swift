import ScenarioKit

/// A picture in memory.
private final class Thumbnail {}

/// Hands out one thumbnail per name, the same as long as somebody uses it.
private enum Thumbnails {
  private struct Entry { weak var thumbnail: Thumbnail? }

  // Used by one thread.
  nonisolated(unsafe) private static var byName: [String: Entry] = [:]

  static func named(_ name: String, _ scope: ScenarioScope) -> Thumbnail {
    if let known = byName[name]?.thumbnail { return known }
    let thumbnail = scope.track(Thumbnail(), name)
    byName[name] = Entry(thumbnail: thumbnail)
    return thumbnail
  }
}

extension Scenario {
  /// The same dictionary with weak references.
  ///
  /// ```
  /// static Thumbnails.byName ─► ["sea"] ~weak~> thumbnail
  /// ```
  static let staticCacheWeak = Scenario(
    name: "static-cache-weak",
    family: .structure,
    summary: "a static dictionary refers to what is in use weakly",
    question: "Is a thumbnail still shared if the dictionary does not hold it?",
    lesson: """
      It is, as long as anybody holds it. The second request for a picture that is on the screen finds the
      same object; after the last user has let go, the next request makes a new one. What stays in the
      dictionary is an empty entry for each name.
      """,
    declares: .clean,
    fixes: "static-cache"
  ) { scope in
    let sea = Thumbnails.named("sea", scope)
    let again = Thumbnails.named("sea", scope)
    scope.log("the same picture: \(sea === again)")
    scope.letGo(consume again)
    scope.letGo(consume sea)
    scope.log("the album is closed")
  }
}
