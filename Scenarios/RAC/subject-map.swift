import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The leak article's second program: `map` on a subject that never ends.
  ///
  /// ```
  /// subject ─► subscribers[0] ─► node ─► subscriber ─► next ─► subject
  ///                                                    next ─► addSignal ─► signals[0] ─► subject
  /// ```
  static let subjectMap = Scenario(
    name: "subject-map",
    family: .rac,
    summary: "a mapped RACSubject that never completes",
    question: "The scenario lets go of its subject at the end. Is `subject dealloc` printed?",
    lesson: """
      A subject keeps its subscribers, so that it can send to them later. `map` is built on `bind`, and the
      subscriber that `bind` makes keeps the signal it is subscribed to: it has to tell that signal from the
      inner ones when it completes, and it lists it among its live signals. Subject and subscriber hold each
      other until the subject ends. The line `subject dealloc` is never printed.
      """,
    declares: .leaks,
    fixedBy: "subject-map-completed",
    remedy: "send completed or error after the last value, or dispose the subscription",
    sample: ArticleSample(.leaks, 8, "the same through `map`")
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.willDealloc.subscribeCompleted { scope.log("subject dealloc") }
    subject.map { $0 * 3 }.subscribeNext { scope.log("next = \($0)") }
    subject.sendNext(1)
  }
}
