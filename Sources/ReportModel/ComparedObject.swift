/// What became of the objects of one label in two runs.
public struct ComparedObject: Codable, Equatable, Sendable {
  /// The label.
  public var label: String
  /// The object of the run that leaks; nil if it tracks none of this label.
  public var leak: ObjectRecord?
  /// The object of the repair; nil if it tracks none of this label.
  public var fix: ObjectRecord?

  /// Creates a line.
  public init(label: String, leak: ObjectRecord?, fix: ObjectRecord?) {
    self.label = label
    self.leak = leak
    self.fix = fix
  }

  /// Whether something else became of it in the repair, wherever in the log that was.
  public var differs: Bool {
    switch (leak?.fate, fix?.fate) {
    case (.survived, .survived), (.undetermined, .undetermined), (nil, nil): false
    case (.deinitialized, .deinitialized): false
    default: true
    }
  }
}
