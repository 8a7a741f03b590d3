/// Rows of cells whose columns are as wide as their widest cell.
struct TextTable {
  /// One cell: its text and what the text means.
  struct Cell {
    var text: String
    var role: TextStyle.Role?

    init(_ text: String, _ role: TextStyle.Role? = nil) {
      self.text = text
      self.role = role
    }
  }

  /// The rows; a row may end early, its missing cells are empty.
  var rows: [[Cell]]
  /// What stands before each row.
  var indent = TextLayout.indent
  /// What stands between two columns.
  var gap = TextLayout.gap
  /// A cell with more characters than this makes its own row longer, and its column no wider.
  var longestCell = Int.max

  /// The rows as lines without spaces at their ends.
  func lines(in style: TextStyle) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        guard cell.text.count <= longestCell else { continue }
        widths[column] = max(widths[column], cell.text.count)
      }
    }
    return rows.map { row in
      var line = indent
      var owed = ""  // spaces that are written only when more text follows
      for (cell, width) in zip(row, widths) {
        if !cell.text.isEmpty {
          line += owed + style.paint(cell.text, as: cell.role)
          owed = ""
        }
        owed += String(repeating: " ", count: max(0, width - cell.text.count)) + gap
      }
      return line
    }
  }
}
