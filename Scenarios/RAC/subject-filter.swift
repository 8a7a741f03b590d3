import ReactiveCore
import ScenarioKit

extension Scenario {
  /// `filter` is `bind` too.
  static let subjectFilter = Scenario(
    name: "subject-filter",
    family: .rac,
    summary: "a filtered RACSubject that never completes",
    question: "Is `map` special, or does any operator do it?",
    lesson: """
      `filter` returns each value it keeps as a signal of one value and the empty signal for the others: it
      is built on `bind` like `map`, and closes the same ring. So do `take`, `skip`, `scan`,
      `distinctUntilChanged` and every other operator that is made of them.
      """,
    declares: .leaks,
    fixedBy: "subject-filter-completed",
    remedy: "send completed or error after the last value, or dispose the subscription"
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.filter { $0.isMultiple(of: 2) }.subscribeNext { scope.log("next = \($0)") }
    subject.sendNext(1)
    subject.sendNext(2)
  }
}
