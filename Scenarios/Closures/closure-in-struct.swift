import Dispatch
import ScenarioKit

/// Something to be exported; a value, with what to do when it is done.
// Unchecked: used on one thread at a time.
private struct ExportJob: @unchecked Sendable {
  let name: String
  let onDone: (String) -> Void

  func run() { onDone(name) }
}

/// Exports a film some time after the last change.
private final class FilmEditor {
  private(set) var export: DispatchWorkItem?
  private(set) var exported: [String] = []

  func prepare() {
    let job = ExportJob(name: "holiday") { self.exported.append($0) }
    export = DispatchWorkItem { job.run() }
  }
}

extension Scenario {
  /// A struct with a closure in it, captured by a work item.
  ///
  /// ```
  /// editor ─► export ─► block ─► job.onDone ─► editor
  /// ```
  static let closureInStruct = Scenario(
    name: "closure-in-struct",
    family: .closures,
    summary: "a work item captures a struct whose closure uses the item's owner",
    question: "The work item's block uses a struct and no self. Can a struct be part of a ring?",
    lesson: """
      What is in it can. A struct is copied into the block that captures it, with a reference to each
      object and closure that it contains, and here that is the closure which uses the editor. The block
      of the work item looks harmless, and `[weak self]` on it would be useless: the self is in `onDone`,
      and it is there that it has to be weak.
      """,
    declares: .leaks,
    fixedBy: "closure-in-struct-weak",
    remedy: "capture self weakly in the closure that the struct holds"
  ) { scope in
    let editor = scope.track(FilmEditor(), "editor")
    editor.prepare()
    editor.export?.perform()
    scope.log("exported \(editor.exported)")
    scope.letGo(consume editor)
  }
}
