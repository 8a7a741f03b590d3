import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The leak article's first program: a subject with a plain subscriber.
  ///
  /// ```
  /// subject ─► subscribers[0] ─► node ─► subscriber ─► next        no way back
  /// ```
  static let subject = Scenario(
    name: "subject",
    family: .rac,
    summary: "a RACSubject with a plain subscriber",
    question: "The subject never completes here either. Does it go?",
    lesson: """
      The subject holds its subscriber, but the subscriber's block does not hold the subject, so there is no
      ring. A subject without operators needs no completion. Compare it with `subject-map`, which differs by
      one call.
      """,
    declares: .clean,
    sample: ArticleSample(.leaks, 7, "a subject that is subscribed to")
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.willDealloc.subscribeCompleted { scope.log("subject dealloc") }
    subject.subscribeNext { scope.log("next = \($0)") }
    subject.sendNext(1)
  }
}
