import Foundation
import ScenarioKit

/// Develops a photo.
private final class DevelopPhoto: Operation, @unchecked Sendable {
  override func main() {}

  /// Calls `body` when the photo is developed.
  func whenDone(_ body: @escaping @Sendable () -> Void) {
    completionBlock = {
      if self.isFinished { body() }
    }
  }
}

extension Scenario {
  /// An operation that is named in its own completion block.
  ///
  /// ```
  /// operation ─► completionBlock ─► operation
  /// ```
  static let operationCompletionBlock = Scenario(
    name: "operation-completion-block",
    family: .foundation,
    summary: "an operation's completion block uses the operation",
    question:
      "One operation ran and its block was called; the other was never started. Which stays?",
    lesson: """
      Both do. The block is a property of the operation and holds it from the moment it is set. Apple
      documents that the property is set to nil once the block begins to run, which would free the
      operation that ran; the Foundation of this platform does not do that. A weak capture of the
      operation is enough on both.
      """,
    declares: .leaks,
    fixedBy: "operation-completion-block-weak",
    remedy: "capture the operation weakly in its completion block"
  ) { scope in
    let called = DispatchSemaphore(value: 0)
    let developed = scope.track(DevelopPhoto(), "developed")
    developed.whenDone { called.signal() }
    let waiting = scope.track(DevelopPhoto(), "waiting")
    waiting.whenDone { called.signal() }
    developed.start()
    called.wait()
    scope.log("one photo is developed")
    scope.letGo(consume developed)
    scope.letGo(consume waiting)
  }
}
