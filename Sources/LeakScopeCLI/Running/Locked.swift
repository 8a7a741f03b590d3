import Foundation

/// A value that one thread at a time can reach.
// Unchecked: the value is touched only while the lock is held.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Works on the value while no other thread does.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// The same, unless another thread is at work just now.
  func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return body(&value)
  }
}
