import Foundation
import ScenarioKit

/// Develops a photo.
private final class DevelopPhoto: Operation, @unchecked Sendable {
  override func main() {}

  /// Calls `body` when the photo is developed.
  func whenDone(_ body: @escaping @Sendable () -> Void) {
    completionBlock = { [weak self] in
      if self?.isFinished == true { body() }
    }
  }
}

extension Scenario {
  /// The same operation, referred to weakly by its completion block.
  ///
  /// ```
  /// operation ─► completionBlock ~weak~> operation
  /// ```
  static let operationCompletionBlockWeak = Scenario(
    name: "operation-completion-block-weak",
    family: .foundation,
    summary: "an operation's completion block refers to the operation weakly",
    question: "Is the operation still there when its completion block runs?",
    lesson: """
      It is: Foundation keeps an operation until its completion block has been called, so a weak reference
      finds it. An operation that never runs goes with its last owner, and its block with it.
      """,
    declares: .clean,
    fixes: "operation-completion-block"
  ) { scope in
    let waiting = scope.track(DevelopPhoto(), "waiting")
    waiting.whenDone { scope.log("never called") }
    scope.letGo(consume waiting)

    let called = DispatchSemaphore(value: 0)
    let developed = scope.track(DevelopPhoto(), "developed")
    developed.whenDone {
      scope.log("one photo is developed")
      called.signal()
    }
    developed.start()
    called.wait()
    weak var last = developed
    scope.letGo(consume developed)
    // Foundation lets go of the operation on a thread of its own.
    while last != nil { Thread.sleep(forTimeInterval: 0.001) }
  }
}
