/// What types are called, with their module or without it, and with `*` for any characters: `Screen`,
/// `App.Screen`, `*Request`, `Cache<*>`.
package struct TypePattern: Sendable {
  private let parts: [Substring]

  /// Reads a pattern.
  package init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether it matches more than one name.
  package var isOpen: Bool { parts.count > 1 }

  /// Whether a type is called so, which a module declares.
  package func matches(_ name: String, module: String?) -> Bool {
    matches(name) || module.map { matches($0 + "." + name) } ?? false
  }

  /// Whether a name is so.
  package func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return name.count == first.count }
    var rest = name[...].dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
