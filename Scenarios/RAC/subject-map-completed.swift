import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The mapped subject again, ended by its sender.
  ///
  /// ```
  /// completed ─► signals loses the subject, the subscriber drops its blocks: every edge of the ring is cut
  /// ```
  static let subjectMapCompleted = Scenario(
    name: "subject-map-completed",
    family: .rac,
    summary: "the mapped subject completes",
    question: "Does one `sendCompleted` free the subject?",
    lesson: """
      Completion removes the subject from the list of live signals, and the subscriber drops its three blocks
      before it calls the last one. Nothing leads back to the subject any more, and `subject dealloc` is
      printed as soon as the scenario lets go of it.
      """,
    declares: .clean,
    fixes: "subject-map",
    sample: ArticleSample(.leaks, 10, "`map` on a subject that completes")
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.willDealloc.subscribeCompleted { scope.log("subject dealloc") }
    subject.map { $0 * 3 }.subscribeNext { scope.log("next = \($0)") }
    subject.sendNext(1)
    subject.sendCompleted()
  }
}
