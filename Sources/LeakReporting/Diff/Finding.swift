/// One thing in which a report differs from what was recorded.
public struct Finding: Codable, Equatable, Sendable {
  /// What it means.
  public var kind: FindingKind
  /// What it is, as one sentence on one line.
  public var words: String
  /// The label or the type of the object that it is about, if it is about one.
  public var object: String?
  /// The fingerprint of the leak that it is about, if that is in the report.
  public var fingerprint: String?

  /// Creates a finding.
  public init(
    _ kind: FindingKind, _ words: String, object: String? = nil, fingerprint: String? = nil
  ) {
    self.kind = kind
    self.words = words
    self.object = object
    self.fingerprint = fingerprint
  }
}
