/// Text broken into lines.
package enum WrappedText {
  /// The lines of a text, broken at spaces, that are at most `width` wide where its words allow.
  package static func lines(of text: String, width: Int) -> [String] {
    lines(of: text.split(separator: " ").map(String.init), width: width)
  }

  /// The lines of a text of which these are the parts that must not be broken.
  package static func lines(of parts: [String], width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] += " " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
