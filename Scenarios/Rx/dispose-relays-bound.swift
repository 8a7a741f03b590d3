import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Two bindings that nobody ends.
  ///
  /// ```
  /// SinkDisposer ─► the sink of filter ─► onNext ─► model       and another one that holds field
  /// ```
  static let disposeRelaysBound = Scenario(
    name: "dispose-relays-bound",
    family: .rx,
    summary: "two relays that are bound to each other, without keeping what bind returns",
    question: "A field and a model follow each other. Who lets go first?",
    lesson: """
      Neither. Each binding is a closure that holds the relay it sends to, in a subscription that keeps itself,
      and a relay never completes. Two-way binding is two rings unless somebody disposes both.
      """,
    declares: .leaks,
    fixedBy: "dispose-relays-in-bag",
    remedy: "put both bindings into a bag"
  ) { scope in
    let field = scope.track(PublishRelay<Int>(), "field")
    let model = scope.track(PublishRelay<Int>(), "model")

    _ = field.filter { $0 < 3 }.bind(to: model)
    _ = model.filter { $0 < 3 }.map { $0 + 1 }.bind(to: field)
    _ = field.subscribe(onNext: { scope.log("field: \($0)") })
    field.accept(1)
    scope.log("both are let go of")
    scope.letGo(consume field)
    scope.letGo(consume model)
  }
}
