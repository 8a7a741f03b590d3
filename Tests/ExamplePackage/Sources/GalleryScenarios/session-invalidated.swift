import Foundation
import Gallery
import LeakScopeScenarios

extension Scenario {
  /// ```
  /// loader ─►  (no session)
  /// ```
  static let sessionInvalidated = Scenario(
    name: "session-invalidated",
    family: .networking,
    summary: "a loader invalidates its URLSession when it is stopped",
    question: "When does the session let go of the loader?",
    lesson: """
      An invalidated session tells its delegate so, on its queue, and lets go of it afterwards. Then the loader
      belongs to whoever made it, and goes with the last reference.
      """,
    declares: .clean,
    fixes: "session-delegate",
    remedy: "the session is invalidated"
  ) { scope in
    var loader = scope.track(ImageLoader(), "loader")
    loader.stop()
    // The session lets go on a thread of its own, at a time of its own.
    while !isKnownUniquelyReferenced(&loader) { Thread.sleep(forTimeInterval: 0.001) }
    scope.log("the loader is ours alone")
    scope.letGo(consume loader)
  }
}
