import Synchronization

extension RACSignal {
  /// Blocks the calling thread until there is a value or the end, and returns the value.
  ///
  /// The subscription ends with the call. If the value is to come from this very thread, or from a virtual
  /// run loop that it should turn, the call never returns, as in the original.
  ///
  /// - Returns: The first value; nil if there is none.
  /// - Throws: The error of a signal that fails before its first value.
  ///
  /// Source: ReactiveCocoa 2.5, `-first` and `-firstOrDefault:success:error:` of `RACSignal`.
  public func first() throws -> Value? {
    let result = FirstEvent<Value>()
    take(1).subscribeNext(
      { result.decide(.success($0)) },
      error: { result.decide(.failure($0)) },
      completed: { result.decide(.success(nil)) })
    return try result.wait()
  }

  /// Blocks the calling thread until there is a value or the end.
  ///
  /// - Parameter defaultValue: What to return if there is no value.
  /// - Returns: The first value, or the default.
  /// - Throws: The error of a signal that fails before its first value.
  ///
  /// Source: ReactiveCocoa 2.5, `-firstOrDefault:success:error:` of `RACSignal`.
  public func firstOrDefault(_ defaultValue: Value) throws -> Value {
    try first() ?? defaultValue
  }

  /// Blocks the calling thread until the end.
  ///
  /// - Throws: The error of a signal that fails.
  ///
  /// Source: ReactiveCocoa 2.5, `-waitUntilCompleted:` of `RACSignal`.
  public func waitUntilCompleted() throws { _ = try ignoreValues().first() }

  /// Blocks the calling thread until the end, and returns all values.
  ///
  /// - Returns: The values.
  /// - Throws: The error of a signal that fails.
  ///
  /// Source: ReactiveCocoa 2.5, `-toArray` of `RACSignal`.
  public func toArray() throws -> [Value] { try collect().first() ?? [] }
}

/// The error of a signal that failed with none.
public struct RACNilError: Error {
  /// Creates the error.
  public init() {}
}

/// What a thread waits for that another may decide.
private final class FirstEvent<Value>: @unchecked Sendable {
  enum Outcome {
    case success(Value?)
    case failure((any Error)?)
  }

  private let lock = RecursiveLock()
  private var outcome: Outcome?
  private let isDecided = Atomic<Bool>(false)

  /// The first call decides.
  func decide(_ outcome: Outcome) {
    lock.withLock {
      if self.outcome == nil { self.outcome = outcome }
    }
    isDecided.store(true, ordering: .releasing)
    ThreadParking.wakeAll()
  }

  func wait() throws -> Value? {
    ThreadParking.wait { isDecided.load(ordering: .acquiring) }
    switch lock.withLock({ outcome.take() }) {
    case .success(let value): return value
    case .failure(let error): throw error ?? RACNilError()
    case nil: return nil
    }
  }
}
