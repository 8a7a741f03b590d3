/// Names in lines that are short enough for a box.
package enum BrokenText {
  /// The widest line.
  package static let width = 30
  /// The most lines; of a longer name the middle is left out.
  private static let mostLines = 4

  /// The name in lines, broken at spaces, else behind `.` and `,` and in front of `<`.
  package static func lines(of name: String, width: Int = width) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in parts(of: name) {
      if !line.isEmpty, columns(line) + columns(part.trimmed) > width {
        lines.append(line.trimmed)
        line = ""
      }
      line += part
      while columns(line) > width + 8 {
        lines.append(String(line.prefix(width)))
        line = String(line.dropFirst(width))
      }
    }
    if !line.trimmed.isEmpty || lines.isEmpty { lines.append(line.trimmed) }
    guard lines.count > mostLines else { return lines }
    return Array(lines.prefix(mostLines - 2)) + ["…"] + lines.suffix(1)
  }

  /// How many columns a text takes: characters of East Asia and pictures take two.
  package static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.count > 2 { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func parts(of name: String) -> [String] {
    var parts: [String] = [""]
    for character in name {
      if character == "<" { parts.append("") }
      parts[parts.count - 1].append(character)
      if " .,".contains(character) { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
