/// What a report knows about the references that keep the survivors alive.
public enum OwnershipSection: Equatable, Sendable {
  /// The references were not read; `reason` is a full sentence for people.
  case unavailable(reason: String)
}

extension OwnershipSection: Codable {
  private enum CodingKeys: String, CodingKey { case status, reason }

  /// Reads the flat form `{"status": …, …}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let status = try container.decode(String.self, forKey: .status)
    guard status == "unavailable" else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: container, debugDescription: "unknown ownership status '\(status)'")
    }
    self = .unavailable(reason: try container.decode(String.self, forKey: .reason))
  }

  /// Writes the flat form `{"status": …, …}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .unavailable(let reason):
      try container.encode("unavailable", forKey: .status)
      try container.encode(reason, forKey: .reason)
    }
  }
}
