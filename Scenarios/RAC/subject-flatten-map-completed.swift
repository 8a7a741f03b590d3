import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The inner subject ends as well.
  static let subjectFlattenMapCompleted = Scenario(
    name: "subject-flatten-map-completed",
    family: .rac,
    summary: "flattenMap whose source and inner subject both complete",
    question: "In which order do source and inner signal have to end?",
    lesson: """
      Source and inner signal may end in any order: each is taken off the list of live signals when it
      completes, and the one that empties the list completes the result. Here the source is first, as usual.
      """,
    declares: .clean,
    fixes: "subject-flatten-map"
  ) { scope in
    let rows = scope.track(RACSubject<Int>(), "rows")
    let details = scope.track(RACSubject<String>(), "details")
    rows.flattenMap { [details] _ in details }.subscribeNext(
      { scope.log("next = \($0)") },
      completed: { scope.log("completed") })
    rows.sendNext(1)
    details.sendNext("details of row 1")
    rows.sendCompleted()
    scope.log("the source has completed")
    details.sendCompleted()
    scope.letGo(consume rows)
    scope.letGo(consume details)
  }
}
