import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func start() {
    _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { self.show($0) })
  }
}

extension Scenario {
  /// An interval on the main scheduler.
  ///
  /// ```
  /// VirtualRunLoop.main ─► queuedBlocks[0] ─► an item of the scheduler ─► the timer's sink ─► onNext ─► screen
  /// ```
  static let disposeInterval = Scenario(
    name: "dispose-interval",
    family: .rx,
    summary: "an interval whose disposable was thrown away goes on counting",
    question:
      "The screen is gone from sight and its subscription from every variable. Who still calls it?",
    lesson: """
      The scheduler. It holds the work for the next tick, the work holds the sink, and the sink holds the
      closures. An interval has no end of its own, so every tick plans the next, and the screen is told for as
      long as the run loop turns.
      """,
    declares: .leaks,
    fixedBy: "dispose-interval-disposed",
    remedy: "put the subscription into the bag and capture self weakly"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)

    scope.settle(by: .seconds(1))
    scope.log("a second later")
  }
}
