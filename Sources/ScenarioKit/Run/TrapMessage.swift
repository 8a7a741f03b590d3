internal import Foundation

/// What the Swift runtime says when it ends a process, without what differs between two builds or runs:
/// the file and line, the addresses, the trace.
struct TrapMessage {
  /// What stood on the first line before the runtime wrote to it.
  let before: String
  /// The message; empty for a `fatalError()` without one.
  private(set) var text: String
  private var isComplete: Bool

  /// Reads the line with which the runtime begins; nil if it is no such line.
  init?(firstLine line: String) {
    if let (before, message) = Self.failure(in: line) {
      self.before = before
      text = Self.withoutAddresses(message)
      isComplete = false
    } else if line.hasPrefix("Simultaneous accesses to ")
      || line.hasPrefix("Could not cast value of type ")
    {
      before = ""
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

  /// The text after `Fatal error: ` or its like, and what stands before it and before its `file:line: `.
  private static func failure(in line: String) -> (before: String, message: String)? {
    for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = line.range(of: word) else { continue }
      let after = line[range.upperBound...]
      guard after.isEmpty || after.hasPrefix(": ") else { continue }
      return (withoutLocation(line[..<range.lowerBound]), String(after.dropFirst(2)))
    }
    return nil
  }

  /// `text` without a `file:line: ` at its end.
  private static func withoutLocation(_ text: Substring) -> String {
    guard text.hasSuffix(": ") else { return String(text) }
    let location = text.dropLast(2)
    let file = location[..<(location.lastIndex { !$0.isNumber } ?? location.startIndex)]
    guard location[file.endIndex...].first == ":" else { return String(text) }
    let start = file.lastIndex(of: " ").map { file.index(after: $0) } ?? file.startIndex
    return String(text[..<start])
  }

  /// `text` without the addresses in it, the brackets around them and the words that lead to them.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/ ?(?:\(0x[0-9a-f]{8,16}\)|(?:to )?0x[0-9a-f]{8,16})/#, with: "")
  }
}
