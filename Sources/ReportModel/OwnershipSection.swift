/// What a report knows about the references that keep the survivors alive.
public enum OwnershipSection: Equatable, Sendable {
  /// The references were read from memory.
  case read(OwnershipReport)
  /// The references were not read; `reason` is a full sentence for people.
  case unavailable(reason: String)
}

extension OwnershipSection: Codable {
  private enum CodingKeys: String, CodingKey { case status, reason }
  private enum Status: String, Codable { case read, unavailable }

  /// Reads the flat form `{"status": …, …}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Status.self, forKey: .status) {
    case .read: self = .read(try OwnershipReport(from: decoder))
    case .unavailable: self = .unavailable(reason: try values.decode(String.self, forKey: .reason))
    }
  }

  /// Writes the flat form `{"status": …, …}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .read(let report):
      try values.encode(Status.read, forKey: .status)
      try report.encode(to: encoder)
    case .unavailable(let reason):
      try values.encode(Status.unavailable, forKey: .status)
      try values.encode(reason, forKey: .reason)
    }
  }
}
