import ReactiveCore
import ScenarioKit

/// Captured by a subscriber's block, so that its death tells when the subscriber let go.
private final class Listener {}

extension Scenario {
  /// What a cold signal and a subject do with two subscribers each.
  ///
  /// ```
  /// cold     RACSignal  ─► didSubscribe                     its subscribers are not on the picture
  /// hot      RACSubject ─► subscribers[0], subscribers[1]
  /// ```
  static let coldSignalAndSubject = Scenario(
    name: "cold-signal-and-subject",
    family: .rac,
    summary: "a cold signal keeps no subscriber, a subject keeps each",
    question: "When do the four listeners go?",
    lesson: """
      A cold signal runs its block once per subscriber and remembers none of them: both listeners of the cold
      signal are gone before the next line. A subject has to find its subscribers when it sends, so it keeps
      both until it goes itself. This difference is why `map` leaks on one and not on the other.
      """,
    declares: .clean
  ) { scope in
    let cold = RACSignal<Int>.createSignal { subscriber in
      scope.log("the cold signal's block runs")
      subscriber.sendNext(1)
      return nil
    }
    listen(to: cold, as: "cold listener 1", in: scope)
    listen(to: cold, as: "cold listener 2", in: scope)

    let subject = scope.track(RACSubject<Int>(), "subject")
    listen(to: subject, as: "hot listener 1", in: scope)
    listen(to: subject, as: "hot listener 2", in: scope)
    subject.sendNext(2)
    scope.log("the subject is still held")
    withExtendedLifetime(subject) {}
  }
}

@inline(never)
private func listen(to signal: RACSignal<Int>, as label: String, in scope: ScenarioScope) {
  let listener = scope.track(Listener(), label)
  signal.subscribeNext { value in
    withExtendedLifetime(listener) { scope.log("\(label): next = \(value)") }
  }
}
