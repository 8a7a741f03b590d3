/// What recording an expectation did.
public enum RecordResult: Sendable, Equatable {
  /// The file is new or has new contents.
  case written
  /// The file had these contents already, and was not touched.
  case unchanged
}
