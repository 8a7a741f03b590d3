internal import Foundation

/// What the Swift runtime says when it ends a process, without what differs between two builds or runs:
/// the file and line, the addresses, the trace.
struct TrapMessage {
  /// The message; empty for a `fatalError()` without one.
  private(set) var text: String
  private var isComplete: Bool

  /// Reads the line with which the runtime begins; nil if it is no such line.
  init?(firstLine line: String) {
    if let message = Self.failure(in: line) {
      text = Self.withoutAddresses(message)
      isComplete = false
    } else if line.hasPrefix("Simultaneous accesses to ")
      || line.hasPrefix("Could not cast value of type ")
    {
      text = Self.withoutAddresses(line)
      isComplete = true
    } else {
      return nil
    }
  }

  /// Takes a line that follows.
  mutating func add(_ line: String) {
    isComplete = isComplete || line == "Current stack trace:"
    if !isComplete { text += #"\n"# + Self.withoutAddresses(line) }
  }

  /// The text after `Fatal error: ` or its like, which stands at the beginning or after `file:line: `.
  private static func failure(in line: String) -> String? {
    for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = line.range(of: word) else { continue }
      let before = line[..<range.lowerBound]
      guard before.isEmpty || before.hasSuffix(": ") else { continue }
      let after = line[range.upperBound...]
      if after.isEmpty { return "" }
      if after.hasPrefix(": ") { return String(after.dropFirst(2)) }
    }
    return nil
  }

  /// `text` without hexadecimal addresses, the brackets around them and the space before them.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/ ?(?:\(0x[0-9a-f]+\)|0x[0-9a-f]+)/#, with: "")
  }
}
