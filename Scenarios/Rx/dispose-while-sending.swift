import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Disposal from inside of `onNext`.
  ///
  /// ```
  /// subscription ─► SinkDisposer ─► sink ─► onNext ─► subscription      a ring, until it is disposed
  /// ```
  static let disposeWhileSending = Scenario(
    name: "dispose-while-sending",
    family: .rx,
    summary: "a subscriber that disposes its own subscription while it is handed an element",
    question:
      "The subscriber disposes in the middle of `onNext`. Is the rest of it still done, and is the second element sent?",
    lesson: """
      The cleanup and `onDisposed` run at once, inside of `dispose()`, and then the rest of `onNext`: nobody
      takes a function back that has begun. The second element is dropped, because the sink is marked. The ring
      through the variable that the closure captures is gone too: it was open from the moment of disposal.
      """,
    declares: .clean
  ) { scope in
    let sequence = Observable<Int>.create { observer in
      VirtualRunLoop.main.perform {
        observer.onNext(1)
        observer.onNext(2)
      }
      return Disposables.create { scope.log("cleaned up") }
    }
    let subscription = scope.track(SingleAssignmentDisposable(), "subscription")
    subscription.setDisposable(
      sequence.subscribe(
        onNext: { element in
          scope.log("received: \(element)")
          subscription.dispose()
          scope.log("the rest of onNext")
        },
        onDisposed: { scope.log("disposed") }))
    scope.settle()
    scope.letGo(consume subscription)
  }
}
