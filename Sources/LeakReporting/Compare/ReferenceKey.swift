import Foundation
import ReportModel

/// What a reference is recognised by in another run: the types at its ends and its name, without what differs
/// between two programs that do the same.
struct ReferenceKey: Hashable {
  let owner: String?
  let name: String
  let target: String

  /// Makes the key of a reference.
  ///
  /// - Parameters:
  ///   - step: The reference.
  ///   - nodes: The objects of its report.
  ///   - isLoose: Whether the numbers of closures and the labels of arguments do not count: one closure or
  ///     argument more in a function changes them.
  init(_ step: OwnershipStep, of nodes: [OwnershipNode], isLoose: Bool) {
    owner = step.owner.map { Self.type(nodes[$0].type, isLoose: isLoose) }
    name = Self.name(step.name, isLoose: isLoose)
    target = Self.type(nodes[step.target].type, isLoose: isLoose)
  }

  /// A type or place in the source as it is called in the other program.
  static func type(_ type: String, isLoose: Bool) -> String {
    var text = type
    // Where a task waits changes as it goes on.
    if text.hasPrefix("task"), let comma = text.range(of: ", suspended") {
      text = String(text[..<comma.lowerBound])
    }
    if let own = text.range(of: "Scenario.") {
      // The body of a scenario is the same function in both, though it has another name.
      let rest = text[own.upperBound...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
      return withoutNumbers(String(text[..<own.upperBound]) + rest)
    }
    return isLoose ? withoutLabels(withoutNumbers(text)) : text
  }

  /// The text without the argument labels of functions: one argument more makes another function.
  private static func withoutLabels(_ text: String) -> String {
    var result = ""
    for part in text.split(separator: "(", omittingEmptySubsequences: false) {
      guard !result.isEmpty || part != text[...] else { return text }
      if let end = part.firstIndex(of: ")"), part[..<end].hasSuffix(":") || part[..<end].isEmpty {
        result += part[part.index(after: end)...]
      } else {
        result += (result.isEmpty ? "" : "(") + part
      }
    }
    return result
  }

  /// A reference without its indices and keys.
  static func name(_ name: String, isLoose: Bool) -> String {
    var text = ""
    var depth = 0
    for character in name {
      if character == "]" { depth -= 1 }
      if depth <= 0 { text.append(character) }
      if character == "[" { depth += 1 }
    }
    return type(text, isLoose: isLoose)
  }

  /// The text without `#` and the number that follows, and the space before them.
  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "#") {
      let after = rest.index(after: mark)
      let digits = rest[after...].prefix { $0.isASCII && $0.isNumber }
      result += rest[..<mark]
      if digits.isEmpty { result += "#" } else if result.last == " " { result.removeLast() }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
