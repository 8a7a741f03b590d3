// A program with an allocator of its own that checks itself for leaks.

import ForeignAllocator
import LeakChecking

final class Ring {
  private var itself: Ring?

  @inline(never)
  static func make() -> Ring {
    let ring = Ring()
    ring.itself = ring
    return ring
  }
}

let report = checkLeaks { scope in
  _ = Ring.make()
  scope.track(Ring.make(), "tracked")
}
print(report)
print("own allocator: \(foreign_allocator_count() > 0)")
