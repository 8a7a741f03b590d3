import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Sinks and disposers that call each other.
  ///
  /// ```
  /// SinkDisposer ─► sink ─► SinkDisposer       the ring that keeps a live subscription; disposing opens it
  /// ```
  static let disposeEachOther = Scenario(
    name: "dispose-each-other",
    family: .rx,
    summary: "a disposer and its sink dispose each other, and each works once",
    question: "The disposer disposes the sink, and the sink the disposer. Where does that end?",
    lesson: """
      At the first mark that is set. A sink ends itself by disposing its disposer, and the disposer disposes the
      sink to stop it: whichever is called first sets its mark before it calls the other, and the call that
      comes back finds it. Here `take(1)` ends itself while the subscriber disposes too, and the cleanup
      disposes once more; every line is there once.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 7, "the sink and its disposer dispose each other")
  ) { scope in
    let subscription = scope.track(SingleAssignmentDisposable(), "subscription")
    let sequence = Observable<Int>.create { observer in
      VirtualRunLoop.main.perform { observer.onNext(1) }
      return Disposables.create {
        scope.log("cleaned up")
        subscription.dispose()
        scope.log("disposed once more, from the cleanup")
      }
    }
    subscription.setDisposable(
      sequence.do(onDispose: { scope.log("the operator is disposed") }).take(1).subscribe(
        onNext: { _ in
          scope.log("received")
          subscription.dispose()
        },
        onCompleted: { scope.log("completed") },
        onDisposed: { scope.log("disposed") }))
    scope.settle()
    scope.letGo(consume subscription)
  }
}
