import ReactiveCore
import ScenarioKit

/// An object that is left to the pool.
private final class Temporary {}

extension Scenario {
  /// An object that is autoreleased where no pool is.
  ///
  /// ```
  /// VirtualProcess.shared ─► mainThread ─► autoreleaseStack ─► pools[0] ─► objects[0]   until the thread ends
  /// ```
  static let autoreleaseNoPool = Scenario(
    name: "autorelease-no-pool",
    family: .autorelease,
    summary: "an object autoreleased outside of every pool stays until its thread ends",
    question: "No run loop is turning and no pool was pushed. Which pool does the object go to?",
    lesson: """
      To one that the thread makes for itself and drains when it ends, which the main thread does not before the
      process. The run loop does not help afterwards: the pools of its turns are inside that one, and draining an
      inner pool leaves the outer one alone. Code that runs before the first turn, or on a thread without a run
      loop, has to bring its own pool.
      """,
    declares: .leaks,
    fixedBy: "autorelease-own-pool",
    remedy: "put a pool around code that no run loop has called"
  ) { scope in
    AutoreleasePool.autorelease(scope.track(Temporary(), "temporary"))
    scope.log("autoreleased without a pool")
    scope.settle(by: .seconds(1))
    scope.log("the run loop has turned")
  }
}
