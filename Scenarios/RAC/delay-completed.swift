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
  /// A delay that ends.
  static let delayCompleted = Scenario(
    name: "delay-completed",
    family: .rac,
    summary: "a delayed subscription that ends lets go of what it gathered",
    question: "The same three values, and then completion. What is left?",
    lesson: """
      Nothing. Completion is delayed like a value, and when it arrives the subscription is disposed with its
      compound. What grows with the events is let go of in one piece.
      """,
    declares: .clean,
    fixes: "delay-grows"
  ) { scope in
    let numbers = scope.track(RACSubject<Int>(), "numbers")
    let screen = scope.track(Screen(scope), "screen")
    let subscription = numbers.delay(.seconds(1)).subscribeNext { [screen] in screen.show($0) }
    for number in 1...3 {
      numbers.sendNext(number)
      scope.settle(by: .seconds(1))
      scope.log("\(subscription?.descendantCount ?? 0) disposables in the subscription")
    }
    numbers.sendCompleted()
    scope.settle(by: .seconds(1))
    scope.log("completed: \(subscription?.descendantCount ?? 0) disposables in the subscription")
    scope.letGo(consume numbers)
    scope.letGo(consume screen)
  }
}
