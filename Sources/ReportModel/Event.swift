/// One line of the event log.
public struct Event: Codable, Equatable, Sendable {
  /// What kind of observation an event is.
  public enum Kind: String, Codable, Sendable {
    /// The scenario said so.
    case log
    /// A tracked object's memory was given back; `object` is its label.
    case deinitialized
    /// The scenario's process wrote this line to standard output.
    case stdout
    /// The scenario's process wrote this line to standard error.
    case stderr
    /// The tool itself has something to say about the log, for example that output was cut.
    case note
  }

  /// Its place in the log, from 1.
  public var number: Int
  /// What kind of observation it is.
  public var kind: Kind
  /// The text of a log line, an output line or a note; the label for a deinitialisation.
  public var text: String

  /// Creates an event.
  public init(number: Int, kind: Kind, text: String) {
    self.number = number
    self.kind = kind
    self.text = text
  }
}
