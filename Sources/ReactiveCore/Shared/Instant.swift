/// A moment in virtual time, told apart from others at the same time by the order of adding.
struct Instant: Comparable {
  var time: Duration
  let sequence: Int

  static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.time == rhs.time ? lhs.sequence < rhs.sequence : lhs.time < rhs.time
  }
}

/// Work that waits for a moment.
protocol Due: Comparable {
  /// When its turn comes.
  var due: Instant { get }
}

extension Due {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.due < rhs.due }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.due == rhs.due }
}
