import Foundation
import ScenarioKit

/// A formatter that is expensive to make, so each thread keeps one.
private final class Formatter {
  static func ofThread(_ scope: ScenarioScope) -> Formatter {
    let values = Thread.current.threadDictionary
    if let known = values["formatter"] as? Formatter { return known }
    let formatter = scope.track(Formatter(), "formatter")
    values["formatter"] = formatter
    return formatter
  }
}

extension Scenario {
  /// A value in the dictionary of the main thread.
  ///
  /// ```
  /// Thread.main ─► threadDictionary ─► ["formatter"] ─► formatter
  /// ```
  static let threadDictionary = Scenario(
    name: "thread-dictionary",
    family: .foundation,
    summary: "the dictionary of a thread keeps what was cached in it",
    question: "The formatter is cached for the current thread. How long is that?",
    lesson: """
      The dictionary lives as long as its thread. On a thread made for one job that is short; on the main
      thread it is the whole life of the process, and what is cached there is as good as global. No
      closure holds the formatter, so there is no capture that could be weak.
      """,
    declares: .leaks,
    fixedBy: "thread-dictionary-removed",
    remedy: "remove the value from the thread's dictionary when the work is done"
  ) { scope in
    _ = Formatter.ofThread(scope)
    scope.log("one date was formatted")
  }
}
