/// A line of two event logs beside each other.
public struct ComparedEvent: Codable, Equatable, Sendable {
  /// The event of the run that leaks; nil where only the repair has one.
  public var leak: Event?
  /// The event of the repair; nil where only the leak has one.
  public var fix: Event?

  /// Creates a line.
  public init(leak: Event?, fix: Event?) {
    self.leak = leak
    self.fix = fix
  }

  /// Whether both runs have the event.
  public var isShared: Bool { leak != nil && fix != nil }
}
