/// One line of the record stream, on which a child tells its parent what it observes.
enum Record: Equatable, Sendable {
  /// The child has started and found its scenario.
  case started
  /// The scenario said so.
  case log(String)
  /// The tool has something to say about the log.
  case note(String)
  /// An object is tracked from here on.
  case tracked(id: UInt64, label: String, type: String)
  /// The memory of a tracked object was given back.
  case died(id: UInt64)
  /// The references around the tracked objects right after the event before, as JSON.
  case snapshot(String)
  /// The scenario's body has ended; `error` describes the error it threw.
  case bodyEnded(error: String?)
  /// What was due has been done; memory is being read now, which has a time limit of its own.
  case inspecting
  /// What was due has been done. Whoever is alive now has survived.
  ///
  /// The last record. It carries what keeps the survivors alive, as JSON.
  case settled(ownership: String)
}

extension Record: Decodable {
  private enum CodingKeys: String, CodingKey { case kind, text, id, label, type }
  private enum Kind: String, Decodable {
    case started, log, note, tracked, died, snapshot, bodyEnded, inspecting, settled
  }

  /// Reads the flat form that ``json`` writes.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .started: self = .started
    case .log: self = .log(try values.decode(String.self, forKey: .text))
    case .note: self = .note(try values.decode(String.self, forKey: .text))
    case .tracked:
      self = .tracked(
        id: try values.decode(UInt64.self, forKey: .id),
        label: try values.decode(String.self, forKey: .label),
        type: try values.decode(String.self, forKey: .type))
    case .died: self = .died(id: try values.decode(UInt64.self, forKey: .id))
    case .snapshot: self = .snapshot(try values.decode(String.self, forKey: .text))
    case .bodyEnded:
      self = .bodyEnded(error: try values.decodeIfPresent(String.self, forKey: .text))
    case .inspecting: self = .inspecting
    case .settled: self = .settled(ownership: try values.decode(String.self, forKey: .text))
    }
  }
}
