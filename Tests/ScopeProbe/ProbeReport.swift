import LeakChecking

/// An object that keeps itself.
final class ProbeRing {
  private var itself: ProbeRing?

  @inline(never)
  static func make() -> ProbeRing {
    let ring = ProbeRing()
    ring.itself = ring
    return ring
  }
}

/// What a check says of two rings, of which one is tracked.
enum ProbeReport {
  static var report: LeakReport {
    checkLeaks { scope in
      _ = ProbeRing.make()
      scope.track(ProbeRing.make(), "tracked")
    }
  }
}
