import Dispatch
import ScenarioKit

/// Saves a text some time after the last change.
// Unchecked: used on one thread at a time.
private final class Editor: @unchecked Sendable {
  private(set) var saves = 0
  private(set) var autosave: DispatchWorkItem?

  func change() { autosave = DispatchWorkItem { self.saves += 1 } }
}

extension Scenario {
  /// A work item that is stored in the object its block uses.
  ///
  /// ```
  /// editor ─► autosave ─► block ─► editor
  /// ```
  static let dispatchWorkItem = Scenario(
    name: "dispatch-work-item",
    family: .dispatch,
    summary: "an editor stores a work item whose block uses the editor",
    question: "One work item has run, the other never will. Which of the editors goes?",
    lesson: """
      Neither. A work item keeps its block until it is released itself, whether the block has run, was
      cancelled, or was never handed to a queue. Stored in self and using self, it is a ring from the
      moment it is made. `[weak self]` in the block is enough.
      """,
    declares: .leaks,
    fixedBy: "dispatch-work-item-weak",
    remedy: "capture self weakly in the block, or set the stored item to nil after use"
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
