/// A reference that keeps a survivor in the run that leaks, and what became of it in the repair.
public struct ComparedReference: Codable, Equatable, Sendable {
  /// What becomes of a reference in a run.
  public enum Course: Equatable, Sendable {
    /// The object that would contain it was seen, and never the reference.
    case neverMade
    /// It was there up to event `event`, and afterwards its owner was there without it.
    case letGo(event: Int)
    /// It was last seen after event `event`; whether its owner went first cannot be told.
    case gone(event: Int)
    /// Neither the reference nor an object like its owner was seen.
    case withoutOwner
    /// It is there at the end as well.
    case stays
    /// The repair was not looked into while it ran.
    case unknown
  }

  /// The object that contains it, in words; nil for a root.
  public var owner: String?
  /// What it is called.
  public var name: String
  /// What it refers to, in words.
  public var target: String
  /// Whether it is in one of the smallest sets of references that free a survivor of the leak.
  public var isCut: Bool
  /// What became of it.
  public var course: Course

  /// Creates a reference.
  public init(owner: String?, name: String, target: String, isCut: Bool, course: Course) {
    self.owner = owner
    self.name = name
    self.target = target
    self.isCut = isCut
    self.course = course
  }
}

extension ComparedReference.Course: Codable {
  private enum CodingKeys: String, CodingKey { case kind, event }
  private enum Kind: String, Codable { case neverMade, letGo, gone, withoutOwner, stays, unknown }

  /// Reads the flat form `{"kind": …, "event": …}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .neverMade: self = .neverMade
    case .letGo: self = .letGo(event: try values.decode(Int.self, forKey: .event))
    case .gone: self = .gone(event: try values.decode(Int.self, forKey: .event))
    case .withoutOwner: self = .withoutOwner
    case .stays: self = .stays
    case .unknown: self = .unknown
    }
  }

  /// Writes the flat form `{"kind": …, "event": …}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let (kind, event): (Kind, Int?) =
      switch self {
      case .neverMade: (.neverMade, nil)
      case .letGo(let event): (.letGo, event)
      case .gone(let event): (.gone, event)
      case .withoutOwner: (.withoutOwner, nil)
      case .stays: (.stays, nil)
      case .unknown: (.unknown, nil)
      }
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(event, forKey: .event)
  }
}
