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
    repetition = scheduler.afterDelay(.seconds(1), repeatingEvery: .seconds(1)) {
      self.tick()
    }
  }

  func pass(seconds: Int) { scheduler.step(seconds) }

  private func tick() {
    ticks += 1
    scope.log("tick \(ticks), \(repetition?.descendantCount ?? 0) disposables in the repetition")
  }
}

extension Scenario {
  /// Repeated work on a test scheduler.
  ///
  /// ```
  /// clock ─► scheduler ─► actions[0] ─► block ─► clock
  ///       ─► repetition ─► a compound ─► a compound ─► a compound
  /// ```
  static let testScheduleGrows = Scenario(
    name: "test-schedule-grows",
    family: .rac,
    summary: "work that is repeated on a test scheduler grows by one level with every run",
    question: "The clock has ticked three times. What does the disposable of its repetition hold?",
    lesson: """
      One compound disposable inside the other, three deep: a test scheduler repeats by scheduling the next run
      inside of the last one's disposable. That the clock itself is kept is another matter: its scheduler holds
      the next run, and the run holds the clock.
      """,
    declares: .leaks,
    fixedBy: "test-schedule-disposed",
    remedy: "dispose the repetition and capture the clock weakly in it"
  ) { scope in
    let clock = scope.track(Clock(scope), "clock")
    clock.start()
    clock.pass(seconds: 3)
    scope.log("the clock is let go of")
    scope.letGo(consume clock)
  }
}
