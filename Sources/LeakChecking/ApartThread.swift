internal import Dispatch
internal import Foundation

/// A thread on which nothing is known of the caller's task and its task-local values.
package enum ApartThread {
  /// Runs a body there; blocks the thread of the caller.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    done.wait()
  }
}
