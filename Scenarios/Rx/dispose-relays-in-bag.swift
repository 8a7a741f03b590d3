import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Two bindings that end.
  ///
  /// ```
  /// bag ─► both bindings       until the bag goes
  /// ```
  static let disposeRelaysInBag = Scenario(
    name: "dispose-relays-in-bag",
    family: .rx,
    summary: "two relays that are bound to each other in a bag",
    question: "The bindings still hold both relays. Until when?",
    lesson: """
      Until the bag goes: it disposes both subscriptions, and the relays are held by nobody but their owners.
      """,
    declares: .clean,
    fixes: "dispose-relays-bound"
  ) { scope in
    let field = scope.track(PublishRelay<Int>(), "field")
    let model = scope.track(PublishRelay<Int>(), "model")

    let bag = DisposeBag()
    field.filter { $0 < 3 }.bind(to: model).disposed(by: bag)
    model.filter { $0 < 3 }.map { $0 + 1 }.bind(to: field).disposed(by: bag)
    field.subscribe(onNext: { scope.log("field: \($0)") }).disposed(by: bag)
    field.accept(1)
    scope.log("the bag is let go of")
    scope.letGo(consume bag)
    scope.letGo(consume field)
    scope.letGo(consume model)
  }
}
