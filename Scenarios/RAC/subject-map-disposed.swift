import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The mapped subject again, left by its subscriber.
  static let subjectMapDisposed = Scenario(
    name: "subject-map-disposed",
    family: .rac,
    summary: "the subscription to the mapped subject is disposed",
    question: "The subject never ends. Is it enough that its only listener leaves?",
    lesson: """
      Disposing the subscription runs from the listener towards the source: the compound of `bind` disposes
      the subscription to the subject, which takes the node out of the subject's list. That cuts the ring at
      its first edge. Use it where the sender is not yours to end.
      """,
    declares: .clean,
    fixes: "subject-map"
  ) { scope in
    let subject = scope.track(RACSubject<Int>(), "subject")
    subject.willDealloc.subscribeCompleted { scope.log("subject dealloc") }
    let subscription = subject.map { $0 * 3 }.subscribeNext { scope.log("next = \($0)") }
    subject.sendNext(1)
    subscription?.dispose()
  }
}
