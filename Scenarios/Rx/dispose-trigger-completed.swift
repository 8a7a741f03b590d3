import ReactiveCore
import ScenarioKit

/// Counts what it receives.
private final class Model {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func receive(_ number: Int) { scope.log("received: \(number)") }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// A trigger that only completes.
  ///
  /// ```
  /// numbers, a global variable ─► the sink of take(until:) ─► onNext ─► model
  /// ```
  static let disposeTriggerCompleted = Scenario(
    name: "dispose-trigger-completed",
    family: .rx,
    summary: "take(until:) whose trigger completes without having sent anything",
    question:
      "The screen that is to end the subscription completes its trigger in deinit. Does that end it?",
    lesson: """
      It does not. `take(until:)` waits for an element. A trigger that completes cannot send one any more: that
      side is dropped and the sequence stays open for good. The view model is held by a subscription that nobody
      can end now.
      """,
    declares: .leaks,
    fixedBy: "dispose-trigger-sends",
    remedy: "send an element to the trigger"
  ) { scope in
    let trigger = scope.track(PublishSubject<Void>(), "trigger")
    let model = scope.track(Model(scope), "model")
    _ = numbers.take(until: trigger).subscribe(
      onNext: { model.receive($0) }, onCompleted: { scope.log("completed") })
    numbers.onNext(1)
    trigger.onCompleted()
    scope.log("the trigger has completed")
    scope.letGo(consume trigger)
    scope.letGo(consume model)
    numbers.onNext(2)
  }
}
