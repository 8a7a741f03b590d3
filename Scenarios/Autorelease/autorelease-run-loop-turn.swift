import ReactiveCore
import ScenarioKit

/// An object that is left to the pool.
private final class Temporary {}

extension Scenario {
  /// What a turn of the run loop drains, and when.
  ///
  /// ```
  /// entry: push · before waiting: drain, push · exit: drain
  /// ```
  static let autoreleaseRunLoopTurn = Scenario(
    name: "autorelease-run-loop-turn",
    family: .autorelease,
    summary: "a run loop drains its pool before it waits and when it exits",
    question:
      "An object is autoreleased in one block, and another block follows. When does the object go?",
    lesson: """
      The loop pushes a pool when it begins to run, drains it before it goes to sleep and pushes the next, and
      drains the last one when it exits. Blocks that are due together share a turn and its pool, so an object of
      the first is still there in the second. Between two turns there is always a drain: nothing that is only
      autoreleased outlives the sleep of its loop.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 20, "the pool of a run loop's turn")
  ) { scope in
    let observer = VirtualRunLoopObserver(activities: [.beforeWaiting, .afterWaiting, .exit]) {
      _, activity in scope.log("the loop: \(activity)")
    }
    VirtualRunLoop.main.add(observer, forMode: .default)
    VirtualRunLoop.main.perform {
      scope.log("first block leaves an object to the pool")
      AutoreleasePool.autorelease(scope.track(Temporary(), "early"))
    }
    VirtualRunLoop.main.perform { scope.log("second block of the same turn") }
    VirtualRunLoop.main.perform(after: .seconds(1)) {
      scope.log("a block of the last turn leaves another one")
      AutoreleasePool.autorelease(scope.track(Temporary(), "late"))
    }
    VirtualRunLoop.main.run()
    scope.log("run() has returned")
    observer.invalidate()
  }
}
