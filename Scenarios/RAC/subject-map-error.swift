import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The mapped subject again, ended by an error.
  static let subjectMapError = Scenario(
    name: "subject-map-error",
    family: .rac,
    summary: "the mapped subject fails",
    question: "Does an error free what completion frees?",
    lesson: """
      An error ends a sequence as completion does. `bind` disposes its compound before it passes the error
      on; the list of live signals is not emptied, but it goes with the blocks that held it.
      """,
    declares: .clean,
    fixes: "subject-map"
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.willDealloc.subscribeCompleted { scope.log("subject dealloc") }
    subject.map { $0 * 3 }.subscribeNext(
      { scope.log("next = \($0)") },
      error: { _ in scope.log("error") })
    subject.sendNext(1)
    subject.sendError(nil)
  }
}
