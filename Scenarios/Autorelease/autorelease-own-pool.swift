import ReactiveCore
import ScenarioKit

/// An object that is left to the pool.
private final class Temporary {}

extension Scenario {
  /// The same object with a pool around it.
  ///
  /// ```
  /// mainThread ─► autoreleaseStack ─► pools[0] ─► objects[0]       until the end of the block
  /// ```
  static let autoreleaseOwnPool = Scenario(
    name: "autorelease-own-pool",
    family: .autorelease,
    summary: "a pool around code that no run loop has called",
    question: "The run loop has not turned yet. When does the object go?",
    lesson: """
      At the end of the block that the pool is for, and not before: until then the pool's reference counts like
      any other. That is what the pool around a program's main function is for, too.
      """,
    declares: .clean,
    fixes: "autorelease-no-pool"
  ) { scope in
    AutoreleasePool.whileDraining {
      _ = AutoreleasePool.autorelease(scope.track(Temporary(), "temporary"))
      scope.log("autoreleased in a pool")
    }
    scope.log("the pool is drained")
  }
}
