import Foundation
import ScenarioKit

/// A formatter that is expensive to make, so each thread keeps one while it has work for it.
private final class Formatter {
  static func ofThread(_ scope: ScenarioScope) -> Formatter {
    let values = Thread.current.threadDictionary
    if let known = values["formatter"] as? Formatter { return known }
    let formatter = scope.track(Formatter(), "formatter")
    values["formatter"] = formatter
    return formatter
  }

  static func forget() { Thread.current.threadDictionary.removeObject(forKey: "formatter") }
}

extension Scenario {
  /// A value that is taken out of the thread's dictionary.
  ///
  /// ```
  /// Thread.main ─► threadDictionary, empty
  /// ```
  static let threadDictionaryRemoved = Scenario(
    name: "thread-dictionary-removed",
    family: .foundation,
    summary: "a cached value is removed from the dictionary of its thread",
    question: "What has to happen for a value cached by the main thread to go?",
    lesson: """
      Somebody has to take it out. A thread has no moment of its own at which its dictionary is emptied, except
      its end.
      """,
    declares: .clean,
    fixes: "thread-dictionary"
  ) { scope in
    _ = Formatter.ofThread(scope)
    scope.log("one date was formatted")
    Formatter.forget()
  }
}
