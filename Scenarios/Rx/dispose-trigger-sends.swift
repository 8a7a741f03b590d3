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
  /// A trigger that sends.
  ///
  /// ```
  /// numbers, a global variable ─► no observers
  /// ```
  static let disposeTriggerSends = Scenario(
    name: "dispose-trigger-sends",
    family: .rx,
    summary: "take(until:) whose trigger sends an element",
    question: "What ends a sequence that is taken until a trigger?",
    lesson: """
      An element of the trigger, whatever it is. The sequence completes, both subscriptions are disposed, and
      the model is free although the numbers go on.
      """,
    declares: .clean,
    fixes: "dispose-trigger-completed"
  ) { scope in
    let trigger = scope.track(PublishSubject<Void>(), "trigger")
    let model = scope.track(Model(scope), "model")
    _ = numbers.take(until: trigger).subscribe(
      onNext: { [model] in model.receive($0) }, onCompleted: { scope.log("completed") })
    numbers.onNext(1)
    trigger.onNext(())
    scope.log("the trigger has sent")
    scope.letGo(consume trigger)
    scope.letGo(consume model)
    numbers.onNext(2)
  }
}
