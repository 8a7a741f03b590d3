/// A thread on which a task has memory read, while it is suspended itself.
///
/// Then the frames of the task are those of a task that waits, and no thread of the pool is blocked.
package enum InspectionThread {
  /// Returns what `body` returns, on the actor of the caller.
  ///
  /// The task may have been cancelled.
  package static func run<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isStarted = Platform.startThread { continuation.resume(returning: body()) }
      if !isStarted { continuation.resume(returning: body()) }
    }
  }
}
