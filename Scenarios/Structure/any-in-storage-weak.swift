import ScenarioKit

/// The pixels of a document.
private final class Canvas {}

/// A drawing that extensions may attach things to.
private final class Drawing {
  var extras: [String: Any] = [:]
  let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }
}

/// Remembers what was done to a drawing.
private final class UndoHistory {
  private weak var drawing: Drawing?

  init(_ drawing: Drawing) { self.drawing = drawing }
}

extension Drawing {
  func history(_ scope: ScenarioScope) -> UndoHistory? {
    if extras["undo"] == nil { extras["undo"] = scope.track(UndoHistory(self), "history") }
    return extras["undo"] as? UndoHistory
  }
}

extension Scenario {
  /// What is cached refers to its owner weakly.
  ///
  /// ```
  /// drawing ─► extras["undo"] ─► history ~weak~> drawing
  /// ```
  static let anyInStorageWeak = Scenario(
    name: "any-in-storage-weak",
    family: .structure,
    summary: "a history cached in its drawing's storage refers to the drawing weakly",
    question: "The history is still cached. What happens when the drawing goes?",
    lesson: """
      Its storage goes with it, and with the storage the history. Whatever an object keeps for its own use
      does not need to keep that object.
      """,
    declares: .clean,
    fixes: "any-in-storage"
  ) { scope in
    let drawing = scope.track(Drawing(Canvas()), "drawing")
    scope.track(drawing.canvas, "canvas")
    _ = drawing.history(scope)
    scope.log("one stroke undone")
    scope.letGo(consume drawing)
  }
}
