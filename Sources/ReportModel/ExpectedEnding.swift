/// How a scenario declares that its process ends.
public enum ExpectedEnding: Equatable, Sendable {
  /// The body returns.
  case normal
  /// The body throws.
  case error
  /// The program stops itself: `fatalError`, a failed precondition, an overflow, an `unowned` reference
  /// to a dead object.
  case trap
  /// The program calls `exit` with this status.
  case exit(status: Int)

  /// Whether `ending` is what was declared.
  public func isMet(by ending: RunEnding) -> Bool {
    switch (self, ending) {
    case (.normal, .completed), (.error, .threw), (.trap, .trapped): true
    case (.exit(let expected), .exited(let status)): expected == status
    default: false
    }
  }
}

extension ExpectedEnding: Codable {
  private enum CodingKeys: String, CodingKey { case kind, status }
  private enum Kind: String, Codable { case normal, error, trap, exit }

  /// Reads the flat form `{"kind": …, "status": …}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .normal: self = .normal
    case .error: self = .error
    case .trap: self = .trap
    case .exit: self = .exit(status: try values.decode(Int.self, forKey: .status))
    }
  }

  /// Writes the flat form `{"kind": …, "status": …}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .normal: try values.encode(Kind.normal, forKey: .kind)
    case .error: try values.encode(Kind.error, forKey: .kind)
    case .trap: try values.encode(Kind.trap, forKey: .kind)
    case .exit(let status):
      try values.encode(Kind.exit, forKey: .kind)
      try values.encode(status, forKey: .status)
    }
  }
}
