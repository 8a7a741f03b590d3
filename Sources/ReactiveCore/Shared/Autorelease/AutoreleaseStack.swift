/// The autorelease pools of one thread, the innermost last.
///
/// ```
/// AutoreleaseStack ──strong──► pools[…] ──strong──► objects[…]
/// ```
final class AutoreleaseStack: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var pools: [AutoreleasePool] = []
  /// How often each object is in a pool; by identity, so its order means nothing.
  private var references: [ObjectIdentifier: Int] = [:]
  private var peak = 0

  deinit { drainAll() }

  /// How many objects the pools keep.
  var objectCount: Int { lock.withLock { references.count } }

  /// How many objects they kept at most.
  var peakObjectCount: Int { lock.withLock { peak } }

  /// How many pools there are.
  var depth: Int { lock.withLock { pools.count } }

  /// Counts the peak from the present number on.
  func resetPeak() { lock.withLock { peak = references.count } }

  func push() -> AutoreleasePool {
    let pool = AutoreleasePool()
    lock.withLock { pools.append(pool) }
    return pool
  }

  func add(_ object: AnyObject) {
    lock.withLock {
      if pools.isEmpty { pools.append(AutoreleasePool()) }
      pools.last?.add(object)
      references[ObjectIdentifier(object), default: 0] += 1
      peak = max(peak, references.count)
    }
  }

  /// Drains a pool and those inside it, the object added last first.
  ///
  /// What a deinit autoreleases meanwhile goes as well.
  func drain(_ pool: AutoreleasePool) {
    guard lock.withLock({ pools.contains { $0 === pool } }) else { return }
    while popObject(downTo: pool) {}
  }

  /// Drains every pool.
  func drainAll() {
    while let outermost = lock.withLock({ pools.first }) { drain(outermost) }
  }

  /// Lets one object go; false when the pool has gone.
  private func popObject(downTo pool: AutoreleasePool) -> Bool {
    // Held past the lock: its deinit may autorelease.
    let (object, goesOn) = lock.withLock { () -> (AnyObject?, Bool) in
      guard let innermost = pools.last else { return (nil, false) }
      if let object = innermost.popLast() {
        let identity = ObjectIdentifier(object)
        if let count = references.removeValue(forKey: identity), count > 1 {
          references[identity] = count - 1
        }
        return (object, true)
      }
      pools.removeLast()
      return (nil, innermost !== pool)
    }
    withExtendedLifetime(object) {}
    return goesOn
  }
}
