import Synchronization

/// A lock that the thread which holds it may take again, in two words.
///
/// Re-entrant sends are legal in ReactiveCocoa: a subscriber's block may send to the subject that is
/// calling it. The originals use `@synchronized`, which is recursive as well. Every subscription has
/// such a lock, so it is part of its object instead of a block of memory of its own.
struct RecursiveLock: ~Copyable, Sendable {
  /// The thread that holds the lock, 0 if none does; odd while others wait.
  private let owner = Atomic<UInt>(0)
  /// How often the owner has taken it again; nobody else looks at it.
  private let depth = Atomic<Int>(0)

  private static let hasWaiters: UInt = 1

  /// Runs `body` with the lock held.
  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Takes the lock, waiting for another thread to give it back.
  func lock() {
    let thread = Platform.threadIdentifier
    if owner.load(ordering: .relaxed) & ~Self.hasWaiters == thread {
      depth.wrappingAdd(1, ordering: .relaxed)
    } else if !take(from: 0, for: thread) {
      waitAndLock(thread)
    }
  }

  /// Gives the lock back once for each time it was taken.
  func unlock() {
    if depth.load(ordering: .relaxed) > 0 {
      depth.wrappingSubtract(1, ordering: .relaxed)
    } else if owner.exchange(0, ordering: .releasing) & Self.hasWaiters != 0 {
      ThreadParking.wakeAll()
    }
  }

  @inline(never)
  private func waitAndLock(_ thread: UInt) {
    ThreadParking.wait {
      // Who has waited may not be the last: the owner has to wake the others too.
      while !take(from: 0, for: thread | Self.hasWaiters) {
        let owner = owner.load(ordering: .relaxed)
        if owner != 0 && take(from: owner, for: owner | Self.hasWaiters) { return false }
      }
      return true
    }
  }

  private func take(from old: UInt, for new: UInt) -> Bool {
    owner.compareExchange(
      expected: old, desired: new, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }
}
