import ReactiveCore
import ScenarioKit

extension RACDisposable {
  /// How many disposables are inside, at whatever depth: nobody but a look from outside tells.
  fileprivate var descendantCount: Int {
    Mirror(reflecting: self).children.reduce(0) { count, child in
      let inner =
        child.value as? [RACDisposable] ?? [child.value as? RACDisposable].compactMap(\.self)
      return inner.reduce(count) { $0 + 1 + $1.descendantCount }
    }
  }
}

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }
}

extension Scenario {
  /// A delay and what it never takes out.
  ///
  /// ```
  /// subscription ─► compound ─► a disposable for each of three values
  /// ```
  static let delayGrows = Scenario(
    name: "delay-grows",
    family: .rac,
    summary: "a delayed subscription holds one disposable for every event that it ever sent",
    question: "Three values were delayed and delivered. How much is left of them?",
    lesson: """
      `delay` puts a disposable into its compound for every value that waits, so that disposal can take the
      value back, and never takes one out. The values have long been delivered and their disposables are still
      there: a subscription that lives long holds as many as there were events. Here it lives for ever, since
      nobody ends it; the compound and what is in it are part of what leaks.
      """,
    declares: .leaks,
    fixedBy: "delay-completed",
    remedy: "let the source end, or dispose the subscription"
  ) { scope in
    let numbers = scope.track(RACSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    let subscription = numbers.delay(.seconds(1)).subscribeNext { [screen] in screen.show($0) }
    for number in 1...3 {
      numbers.sendNext(number)
      scope.settle(by: .seconds(1))
      scope.log("\(subscription?.descendantCount ?? 0) disposables in the subscription")
    }
    scope.log("the subject is let go of")
    scope.letGo(consume numbers)
    scope.letGo(consume screen)
  }
}
