import Dispatch
import ScenarioKit

/// Saves a text some time after the last change.
// Unchecked: used on one thread at a time.
private final class Editor: @unchecked Sendable {
  private(set) var saves = 0
  private(set) var autosave: DispatchWorkItem?

  func change() { autosave = DispatchWorkItem { [weak self] in self?.saves += 1 } }
}

extension Scenario {
  /// The same work item with a weak self.
  ///
  /// ```
  /// editor ─► autosave ─► block ~weak~> editor
  /// ```
  static let dispatchWorkItemWeak = Scenario(
    name: "dispatch-work-item-weak",
    family: .dispatch,
    summary: "an editor stores a work item whose block refers to the editor weakly",
    question: "Does the text still get saved if the work item does not hold the editor?",
    lesson: """
      As long as the editor is there, yes. What must be saved even after the editor has gone should not depend
      on it at all: capture the text, not the object that shows it.
      """,
    declares: .clean,
    fixes: "dispatch-work-item"
  ) { scope in
    let unsaved = scope.track(Editor(), "unsaved")
    unsaved.change()
    let saved = scope.track(Editor(), "saved")
    saved.change()
    let queue = DispatchQueue(label: "saving")
    if let autosave = saved.autosave { queue.async(execute: autosave) }
    queue.sync { scope.log("saves = \(saved.saves)") }
    scope.letGo(consume unsaved)
    scope.letGo(consume saved)
  }
}
