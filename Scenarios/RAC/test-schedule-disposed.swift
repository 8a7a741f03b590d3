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

/// Shows the time of a scheduler of its own.
private final class Clock {
  private let scope: ScenarioScope
  private let scheduler = RACTestScheduler()
  private var repetition: RACDisposable?
  private var ticks = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    repetition = scheduler.afterDelay(.seconds(1), repeatingEvery: .seconds(1)) { [weak self] in
      self?.tick()
    }
  }

  func pass(seconds: Int) { scheduler.step(seconds) }

  private func tick() {
    ticks += 1
    scope.log("tick \(ticks), \(repetition?.descendantCount ?? 0) disposables in the repetition")
  }

  deinit { repetition?.dispose() }
}

extension Scenario {
  /// Repeated work that ends.
  ///
  /// ```
  /// clock ─► scheduler ─► actions[0] ─► block ~weak~> clock
  /// ```
  static let testScheduleDisposed = Scenario(
    name: "test-schedule-disposed",
    family: .rac,
    summary: "work on a test scheduler that does not hold its clock, and is disposed with it",
    question: "The same three ticks. What is left of them when the clock goes?",
    lesson: """
      Nothing: the block knows the clock weakly, the clock goes with its scheduler, and a scheduler that goes
      runs what is left in it, except for disposed work. So the repetition is disposed in `deinit`, and all its
      levels with it.
      """,
    declares: .clean,
    fixes: "test-schedule-grows"
  ) { scope in
    let clock = scope.track(Clock(scope), "clock")
    clock.start()
    clock.pass(seconds: 3)
    scope.log("the clock is let go of")
    scope.letGo(consume clock)
  }
}
