internal import Foundation

/// A value that one thread at a time may use.
// Unchecked: the value is reached only while the lock is held.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  /// Hands the value to `body`, alone.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// The same, unless another thread is at work just now.
  package func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return body(&value)
  }
}
