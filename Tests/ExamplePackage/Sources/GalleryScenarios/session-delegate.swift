import Gallery
import LeakScopeScenarios

extension ScenarioFamily {
  static let networking = ScenarioFamily("Networking")
}

extension Scenario {
  /// ```
  /// loader ─► session ─► delegate ─► loader
  /// ```
  static let sessionDelegate = Scenario(
    name: "session-delegate",
    family: .networking,
    summary: "a loader is the delegate of its own URLSession",
    question: "No request was ever made. What keeps the loader?",
    lesson: """
      A session holds its delegate strongly until it is invalidated, whether or not it has anything to load. A
      loader that stores a session and is its delegate is on a ring of two.
      """,
    declares: .leaks,
    fixedBy: "session-invalidated",
    remedy: "invalidate the session"
  ) { scope in
    let loader = scope.track(ImageLoader(), "loader")
    scope.log("ready = \(loader.isReady)")
  }
}
