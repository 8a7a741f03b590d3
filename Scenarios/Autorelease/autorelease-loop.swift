import ReactiveCore
import ScenarioKit

/// A string of Objective-C's, which is left to the autorelease pool when it is made.
private final class Text {
  @inline(never)
  static func make() -> Text { AutoreleasePool.autorelease(Text()) }
}

extension Scenario {
  /// A loop that leaves its objects to the pool of the run loop's turn.
  ///
  /// ```
  /// VirtualThread.main ─► autoreleaseStack ─► pools[0] ─► objects[…], 10,000 of them      until the turn ends
  /// ```
  static let autoreleaseLoop = Scenario(
    name: "autorelease-loop",
    family: .autorelease,
    summary:
      "a loop of 10,000 turns keeps all its temporary objects until the run loop's turn ends",
    question: "The loop uses one object at a time. How many are there when it has ended?",
    lesson: """
      All of them: an autoreleased object belongs to the innermost pool, and the loop has none of its own. The pool
      around it is the one that the run loop pushed for its turn, which is drained before the loop waits or exits.
      So the memory grows with the loop, does not fall at its end, and is given back a moment later. Nothing is
      left when the scenario ends: this is no leak, only a peak.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 18, "a loop that makes 10,000 strings")
  ) { scope in
    VirtualRunLoop.main.perform {
      scope.log("begin")
      scope.track(Text.make(), "first")
      for _ in 0..<9_998 { _ = Text.make() }
      scope.track(Text.make(), "last")
      scope.log("end of the loop: \(VirtualThread.current.autoreleasedCount) objects")
    }
    scope.settle()
    scope.log("after the turn: \(VirtualThread.main.autoreleasedCount) objects")
    scope.log("at most: \(VirtualThread.main.autoreleasedPeak) objects")
  }
}
