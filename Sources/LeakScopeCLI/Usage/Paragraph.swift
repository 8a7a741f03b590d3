import LeakReporting

/// Paragraphs and entries of help.
enum Paragraph {
  /// The column at which descriptions stand, as in the help of other tools.
  static let descriptionColumn = 26

  /// Descriptions that have less room than this beside their labels stand below them.
  private static let leastRoom = 20

  /// The lines of a text, broken at spaces, that are at most `width` wide where its words allow.
  static func lines(of text: String, width: Int) -> [String] {
    WrappedText.lines(of: text, width: width)
  }

  /// The lines of a text of which these are the parts that must not be broken.
  static func lines(of parts: [String], width: Int) -> [String] {
    WrappedText.lines(of: parts, width: width)
  }

  /// A label with its description: beside it where the label leaves room, else below.
  ///
  ///       --timeout <seconds>     End a scenario that runs longer than this.
  static func entry(
    _ label: String, _ description: String, column: Int = descriptionColumn, width: Int
  ) -> [String] {
    let isNarrow = width - column < leastRoom
    let lead = String(repeating: " ", count: isNarrow ? 6 : column)
    let lines = lines(of: description, width: width - lead.count).map { lead + $0 }
    let start = "  " + label
    if isNarrow { return [start] + lines }
    guard let first = lines.first, start.count < column else { return [start] + lines }
    return [start + first.dropFirst(start.count)] + lines.dropFirst()
  }
}
