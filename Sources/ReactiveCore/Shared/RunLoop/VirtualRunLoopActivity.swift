extension VirtualRunLoop {
  /// What a loop is about to do, or has done, when it tells its observers.
  public struct Activity: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// One bit for each.
    public let rawValue: Int

    /// Creates a set of activities.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It begins to run in a mode.
    public static let entry = Activity(rawValue: 1)
    /// It looks for timers that are due.
    public static let beforeTimers = Activity(rawValue: 2)
    /// It looks for sources that are signalled.
    public static let beforeSources = Activity(rawValue: 4)
    /// It goes to sleep until something is due.
    public static let beforeWaiting = Activity(rawValue: 32)
    /// It has woken up.
    public static let afterWaiting = Activity(rawValue: 64)
    /// It ends to run in a mode.
    public static let exit = Activity(rawValue: 128)

    /// Everything.
    public static let all: Activity = [
      .entry, .beforeTimers, .beforeSources, .beforeWaiting, .afterWaiting, .exit,
    ]

    /// The names of the activities in the set.
    public var description: String {
      let names: [(Activity, String)] = [
        (.entry, "entry"), (.beforeTimers, "before timers"), (.beforeSources, "before sources"),
        (.beforeWaiting, "before waiting"), (.afterWaiting, "after waiting"), (.exit, "exit"),
      ]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }
}
