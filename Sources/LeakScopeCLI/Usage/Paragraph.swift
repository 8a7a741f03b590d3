/// Text broken into lines.
enum Paragraph {
  /// The column at which descriptions stand, as in the help of other tools.
  static let descriptionColumn = 26

  /// The lines of a text, broken at spaces, that are at most `width` wide where its words allow.
  static func lines(of text: String, width: Int) -> [String] {
    lines(of: text.split(separator: " ").map(String.init), width: width)
  }

  /// The lines of a text of which these are the parts that must not be broken.
  static func lines(of parts: [String], width: Int) -> [String] {
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

  /// A label with its description: beside it where the label leaves room, else below.
  ///
  ///       --timeout <seconds>     End a scenario that runs longer than this.
  static func entry(
    _ label: String, _ description: String, column: Int = descriptionColumn, width: Int
  ) -> [String] {
    let lead = String(repeating: " ", count: column)
    let lines = lines(of: description, width: max(20, width - column)).map { lead + $0 }
    let start = "  " + label
    guard let first = lines.first, start.count < column else { return [start] + lines }
    return [start + first.dropFirst(start.count)] + lines.dropFirst()
  }
}
