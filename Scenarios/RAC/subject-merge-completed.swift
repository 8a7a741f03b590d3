import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Two subjects merged; both end.
  static let subjectMergeCompleted = Scenario(
    name: "subject-merge-completed",
    family: .rac,
    summary: "merged subjects that both complete",
    question: "When does the merged signal complete?",
    lesson: """
      The merged signal completes when the last of its signals has completed, and not before: `completed`
      stands after the second one. By then the list of live signals is empty.
      """,
    declares: .clean,
    fixes: "subject-merge"
  ) { scope in
    let first = scope.track(RACSubject<Int>(), "first")
    let second = scope.track(RACSubject<Int>(), "second")
    RACSignal.merge([first, second]).subscribeNext(
      { scope.log("next = \($0)") },
      completed: { scope.log("completed") })
    first.sendNext(1)
    first.sendCompleted()
    scope.log("the first has completed")
    second.sendNext(2)
    second.sendCompleted()
    scope.letGo(consume first)
    scope.letGo(consume second)
  }
}
