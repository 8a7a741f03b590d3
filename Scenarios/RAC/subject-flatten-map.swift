import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A subject inside `flattenMap` that never ends, behind a source that does.
  ///
  /// ```
  /// details ─► subscribers[0] ─► node ─► subscriber ─► completed ─► details
  /// ```
  static let subjectFlattenMap = Scenario(
    name: "subject-flatten-map",
    family: .rac,
    summary: "flattenMap to a RACSubject that never completes",
    question: "The source of `flattenMap` completes. Is that enough?",
    lesson: """
      Completion of the source lets go of the source. The inner signal goes on by itself: the result is
      complete only when every inner signal is. An inner subject that stays open keeps its subscription,
      with all that the last block captured, and the subscription keeps the subject.
      """,
    declares: .leaks,
    fixedBy: "subject-flatten-map-completed",
    remedy: "complete the inner subjects too, or dispose the subscription"
  ) { scope in
    let rows = scope.track(RACSubject<Int>(), "rows")
    let details = scope.track(RACSubject<String>(), "details")
    rows.flattenMap { _ in details }.subscribeNext { scope.log("next = \($0)") }
    rows.sendNext(1)
    details.sendNext("details of row 1")
    rows.sendCompleted()
  }
}
