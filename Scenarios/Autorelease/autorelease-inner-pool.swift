import ReactiveCore
import ScenarioKit

/// A string of Objective-C's, which is left to the autorelease pool when it is made.
private final class Text {
  @inline(never)
  static func make() -> Text { AutoreleasePool.autorelease(Text()) }
}

extension Scenario {
  /// The same loop with a pool of its own for each turn.
  ///
  /// ```
  /// VirtualThread.main ─► autoreleaseStack ─► pools[1] ─► objects[0]      until the end of each round
  /// ```
  static let autoreleaseInnerPool = Scenario(
    name: "autorelease-inner-pool",
    family: .autorelease,
    summary: "a pool inside the loop keeps one temporary object at a time",
    question: "The loop makes as many objects as before. How many are there at once?",
    lesson: """
      One: each round pushes a pool, leaves its object to that one, since it is the innermost now, and drains it.
      Nothing else has changed. A pool is worth its price where a loop makes many temporary objects, or few large
      ones, before the run loop has a turn.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 19, "the same with a pool in the loop")
  ) { scope in
    VirtualRunLoop.main.perform {
      scope.log("begin")
      AutoreleasePool.whileDraining { _ = scope.track(Text.make(), "first") }
      for _ in 0..<9_998 {
        AutoreleasePool.whileDraining { _ = Text.make() }
      }
      AutoreleasePool.whileDraining { _ = scope.track(Text.make(), "last") }
      scope.log("end of the loop: \(VirtualThread.current.autoreleasedCount) objects")
    }
    scope.settle()
    scope.log("at most: \(VirtualThread.main.autoreleasedPeak) object")
  }
}
