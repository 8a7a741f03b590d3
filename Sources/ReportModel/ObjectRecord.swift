/// A tracked object and what became of it.
public struct ObjectRecord: Codable, Equatable, Sendable {
  /// The label the scenario gave it.
  public var label: String
  /// Its dynamic type without module names, `RACSubject<Int>`.
  public var type: String
  /// What became of it.
  public var fate: ObjectFate

  /// Creates a record.
  public init(label: String, type: String, fate: ObjectFate) {
    self.label = label
    self.type = type
    self.fate = fate
  }
}

/// What became of a tracked object.
public enum ObjectFate: Equatable, Sendable {
  /// Its memory was given back; event number `event` of the log says so.
  case deinitialized(event: Int)
  /// It was still allocated after the scenario had ended and settled.
  case survived
  /// The process ended before the scenario did, and the object was still allocated then. Whether it
  /// would have been released cannot be told.
  case undetermined
}

extension ObjectFate: Codable {
  private enum CodingKeys: String, CodingKey { case kind, event }
  private enum Kind: String, Codable { case deinitialized, survived, undetermined }

  /// Reads the flat form `{"kind": …, "event": …}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .deinitialized:
      self = .deinitialized(event: try container.decode(Int.self, forKey: .event))
    case .survived: self = .survived
    case .undetermined: self = .undetermined
    }
  }

  /// Writes the flat form `{"kind": …, "event": …}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .deinitialized(let event):
      try container.encode(Kind.deinitialized, forKey: .kind)
      try container.encode(event, forKey: .event)
    case .survived: try container.encode(Kind.survived, forKey: .kind)
    case .undetermined: try container.encode(Kind.undetermined, forKey: .kind)
    }
  }
}
