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
    let job = ExportJob(name: "holiday") { [weak self] in self?.exported.append($0) }
    export = DispatchWorkItem { job.run() }
  }
}

extension Scenario {
  /// The struct's closure has a weak self.
  ///
  /// ```
  /// editor ─► export ─► block ─► job.onDone ~weak~> editor
  /// ```
  static let closureInStructWeak = Scenario(
    name: "closure-in-struct-weak",
    family: .closures,
    summary: "a work item captures a struct whose closure refers to the owner weakly",
    question:
      "The work item is stored as before, and so is the struct. Who still holds the editor?",
    lesson: """
      Its user, and nobody else. The capture list stands on the closure that names self, however many
      structs and blocks are around it. To empty `export` after it has run would end the ring as well, but
      only if it runs.
      """,
    declares: .clean,
    fixes: "closure-in-struct"
  ) { scope in
    let editor = scope.track(FilmEditor(), "editor")
    editor.prepare()
    editor.export?.perform()
    scope.log("exported \(editor.exported)")
    scope.letGo(consume editor)
  }
}
