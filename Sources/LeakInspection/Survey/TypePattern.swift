/// What types are called, with `*` for any characters: `Screen`, `*Request`, `Cache<*>`.
package struct TypePattern: Sendable {
  private let parts: [Substring]

  /// Reads a pattern.
  package init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the name of a type is so.
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
