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
  private let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }
}

extension Drawing {
  func history(_ scope: ScenarioScope) -> UndoHistory? {
    if extras["undo"] == nil { extras["undo"] = scope.track(UndoHistory(self), "history") }
    return extras["undo"] as? UndoHistory
  }
}

extension Scenario {
  /// An object cached as `Any` in the storage of what it refers to.
  ///
  /// ```
  /// drawing ─► extras["undo"] ─► history ─► drawing        and behind the ring the canvas
  /// ```
  static let anyInStorage = Scenario(
    name: "any-in-storage",
    family: .structure,
    summary: "a history cached in its drawing's storage holds the drawing",
    question: "The storage has the type [String: Any]. Does an `Any` own what is in it?",
    lesson: """
      It does. What is put into a storage of `Any` disappears from the types, not from the ownership: the
      drawing holds its extras, the history among them holds the drawing. The canvas is on no ring and
      stays with its drawing. A drawing that was never asked for its history would go. No closure captures
      anything here; what has to be weak is the property of the history.
      """,
    declares: .leaks,
    fixedBy: "any-in-storage-weak",
    remedy: "let what is cached refer to its owner weakly"
  ) { scope in
    let drawing = scope.track(Drawing(Canvas()), "drawing")
    scope.track(drawing.canvas, "canvas")
    _ = drawing.history(scope)
    scope.log("one stroke undone")
    scope.letGo(consume drawing)
  }
}
