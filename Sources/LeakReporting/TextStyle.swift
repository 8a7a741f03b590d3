/// How text for people is decorated.
public enum TextStyle: Sendable {
  /// Not at all: what files, pipes and expectations hold.
  case plain
  /// With the colours of an ANSI terminal.
  case colored

  /// What a piece of text means, and with that how it looks.
  public enum Role: Sendable {
    /// The title of a report or of one of its sections.
    case heading
    /// Something that is as it should be: an object that went, a line that is new.
    case good
    /// Something that is wrong: an object that survived, a line that is gone.
    case bad
    /// Something to be careful about.
    case caution
    /// Something that only locates or labels the rest.
    case faint
  }

  /// The text in the colour of its role, or unchanged.
  ///
  /// An empty text stays empty, so that no escape sequence stands on a line of its own.
  public func paint(_ text: String, as role: Role?) -> String {
    guard self == .colored, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.parameter)m\(text)\u{1B}[0m"
  }
}

extension TextStyle.Role {
  /// The parameter of the "select graphic rendition" sequence.
  fileprivate var parameter: Int {
    switch self {
    case .heading: 1
    case .faint: 2
    case .bad: 31
    case .good: 32
    case .caution: 33
    }
  }
}
