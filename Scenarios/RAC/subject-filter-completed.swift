import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The filtered subject, ended by its sender.
  static let subjectFilterCompleted = Scenario(
    name: "subject-filter-completed",
    family: .rac,
    summary: "the filtered subject completes",
    question: "Does completion pass through an operator that lets nothing else pass?",
    lesson: """
      The last value is filtered out, completion is not: terminal events pass through `bind` whatever the
      block does with the values. The ring opens, and the subject goes with the scenario.
      """,
    declares: .clean,
    fixes: "subject-filter"
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.filter { $0.isMultiple(of: 2) }.subscribeNext(
      { scope.log("next = \($0)") },
      completed: { scope.log("completed") })
    subject.sendNext(2)
    subject.sendNext(3)
    subject.sendCompleted()
  }
}
