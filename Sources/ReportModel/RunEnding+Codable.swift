extension RunEnding: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, error, signal, message, status, seconds, reason
  }
  private enum Kind: String, Codable {
    case completed, threw, trapped, killed, exited, timedOut, stoppedAtLimit
  }

  /// Reads the flat form `{"kind": …, …}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .completed: self = .completed
    case .threw: self = .threw(error: try values.decode(String.self, forKey: .error))
    case .trapped:
      self = .trapped(
        signal: try values.decode(String.self, forKey: .signal),
        message: try values.decodeIfPresent(String.self, forKey: .message))
    case .killed: self = .killed(signal: try values.decode(String.self, forKey: .signal))
    case .exited: self = .exited(status: try values.decode(Int.self, forKey: .status))
    case .timedOut: self = .timedOut(seconds: try values.decode(Double.self, forKey: .seconds))
    case .stoppedAtLimit:
      self = .stoppedAtLimit(reason: try values.decode(String.self, forKey: .reason))
    }
  }

  /// Writes the flat form `{"kind": …, …}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .completed: try values.encode(Kind.completed, forKey: .kind)
    case .threw(let error):
      try values.encode(Kind.threw, forKey: .kind)
      try values.encode(error, forKey: .error)
    case .trapped(let signal, let message):
      try values.encode(Kind.trapped, forKey: .kind)
      try values.encode(signal, forKey: .signal)
      try values.encodeIfPresent(message, forKey: .message)
    case .killed(let signal):
      try values.encode(Kind.killed, forKey: .kind)
      try values.encode(signal, forKey: .signal)
    case .exited(let status):
      try values.encode(Kind.exited, forKey: .kind)
      try values.encode(status, forKey: .status)
    case .timedOut(let seconds):
      try values.encode(Kind.timedOut, forKey: .kind)
      try values.encode(seconds, forKey: .seconds)
    case .stoppedAtLimit(let reason):
      try values.encode(Kind.stoppedAtLimit, forKey: .kind)
      try values.encode(reason, forKey: .reason)
    }
  }
}
