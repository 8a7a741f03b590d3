extension VirtualRunLoop {
  /// The name of a mode: a set of timers that may fire together.
  public struct Mode: Hashable, Sendable {
    private let name: String

    /// Creates the name of a mode.
    public init(_ name: String) {
      self.name = name
    }

    /// The mode in which a loop turns unless told otherwise.
    public static let `default` = Mode("default")

    /// The mode of a loop that follows a user's finger; timers of the default mode wait meanwhile.
    public static let tracking = Mode("tracking")
  }
}

/// A mode of one run loop with its timers; the loop's lock guards it.
///
/// ```
/// VirtualRunLoopMode ──strong──► timers[…]     until each is removed or invalidated
/// ```
final class VirtualRunLoopMode {
  let name: VirtualRunLoop.Mode
  private var timers: [VirtualTimer]

  /// Creates a mode of some timers.
  init(_ name: VirtualRunLoop.Mode, timers: [VirtualTimer]) {
    self.name = name
    self.timers = timers
  }

  /// Adds a timer that is not there yet.
  func add(_ timer: VirtualTimer) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }

  /// Takes a timer out.
  func remove(_ timer: VirtualTimer) {
    timers.removeAll { $0 === timer }
  }

  /// The timer that comes due first, and when.
  func next() -> (timer: VirtualTimer, due: Instant)? {
    timers.compactMap { timer in timer.due.map { (timer, $0) } }.min { $0.1 < $1.1 }
  }
}
