/// A form in which a command prints its result.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people; its layout is not a stable interface.
  case text
  /// For programs; stable, with a schema version.
  case json
  /// For shells: one name to a line.
  case names

  /// Whether the form may carry colour on a terminal.
  public var allowsColor: Bool {
    switch self {
    case .text: true
    case .json, .names: false
    }
  }
}
