/// A moment in virtual time, told apart from others at the same time by the order of adding.
struct Instant: Comparable {
  var time: Duration
  let sequence: Int

  static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.time == rhs.time ? lhs.sequence < rhs.sequence : lhs.time < rhs.time
  }
}
