import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Two subjects merged; one of them never ends.
  ///
  /// ```
  /// open ─► subscribers[0] ─► node ─► subscriber ─► completed ─► open
  ///                                                 completed ─► completeSignal ─► signals[…] ─► open
  /// ```
  static let subjectMerge = Scenario(
    name: "subject-merge",
    family: .rac,
    summary: "merged subjects of which one never completes",
    question: "One of the two subjects completes. Which of them goes?",
    lesson: """
      `merge` flattens a signal of signals, so the subjects are *inner* signals of a `bind` here. The
      subscriber that `bind` makes for an inner signal keeps it for the moment when it completes. The subject
      that completes is let go at once; the one that stays open is on a ring of its own.
      """,
    declares: .leaks,
    fixedBy: "subject-merge-completed",
    remedy: "complete every subject that was merged, or dispose the subscription"
  ) { scope in
    let open = scope.track(RACSubject<Int>(), "open")
    let ended = scope.track(RACSubject<Int>(), "ended")
    RACSignal.merge([open, ended]).subscribeNext { scope.log("next = \($0)") }
    open.sendNext(1)
    ended.sendNext(2)
    ended.sendCompleted()
  }
}
