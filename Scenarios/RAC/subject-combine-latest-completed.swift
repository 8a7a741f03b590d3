import ReactiveCore
import ScenarioKit

/// Stands for what a listener's block holds: a screen, a cell, a presenter.
private final class Form {
  func show(_ text: String, in scope: ScenarioScope) { scope.log(text) }
}

extension Scenario {
  /// Two combined subjects that both end.
  static let subjectCombineLatestCompleted = Scenario(
    name: "subject-combine-latest-completed",
    family: .rac,
    summary: "combined subjects that both complete",
    question: "One side completes. Does the combination?",
    lesson: """
      A side that has completed still contributes its last value, so the combination goes on until both have
      completed. Then the listener's subscriber drops its blocks and the form is free.
      """,
    declares: .clean,
    fixes: "subject-combine-latest"
  ) { scope in
    let name = scope.track(RACSubject<String>(), "name")
    let age = scope.track(RACSubject<Int>(), "age")
    let form = scope.track(Form(), "form")
    RACSignal.combineLatest(name, age).subscribeNext(
      { [form] in form.show("\($0) is \($1)", in: scope) },
      completed: { scope.log("completed") })
    name.sendNext("Ada")
    age.sendNext(36)
    name.sendCompleted()
    age.sendNext(37)
    age.sendCompleted()
    scope.letGo(consume name)
    scope.letGo(consume age)
    scope.letGo(consume form)
  }
}
