import ReactiveCore
import ScenarioKit

/// Stands for what a listener's block holds: a screen, a cell, a presenter.
private final class Form {
  func show(_ text: String, in scope: ScenarioScope) { scope.log(text) }
}

extension Scenario {
  /// Two combined subjects that never end.
  ///
  /// ```
  /// name ─► subscribers[0] ─► node ─► subscriber ─► next ─► name, and next ─► … ─► form
  ///                                                            … ─► the joined signal ─► age
  /// ```
  static let subjectCombineLatest = Scenario(
    name: "subject-combine-latest",
    family: .rac,
    summary: "combined RACSubjects that never complete",
    question: "Two subjects and the form that listens to them: which of the three survive?",
    lesson: """
      `combineLatest` joins the sides pairwise and maps what comes in and what comes out. The map around the
      first subject closes the ring of `subject-map`. The map of the result keeps the joined signal, which
      knows both subjects, and that closes a ring through the second one too. The form is on no ring: it stays
      because the listener's block captured it, and the rings keep that block.
      """,
    declares: .leaks,
    fixedBy: "subject-combine-latest-completed",
    remedy: "complete both subjects, or dispose the subscription"
  ) { scope in
    let name = scope.track(RACSubject<String>(), "name")
    let age = scope.track(RACSubject<Int>(), "age")
    let form = scope.track(Form(), "form")
    RACSignal.combineLatest(name, age).subscribeNext { form.show("\($0) is \($1)", in: scope) }
    name.sendNext("Ada")
    age.sendNext(36)
  }
}
