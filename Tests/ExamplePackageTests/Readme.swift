import Checkout
import Foundation

/// The README, which shows the example's leak.
enum Readme {
  /// The first fenced block with a text in it, without the indentation of the block.
  static func block(of text: String) throws -> String? {
    let readme = try String(
      contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    var lines: [Substring]?
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      switch (isFence, lines) {
      case (true, nil): lines = []
      case (true, let block?):
        if block.contains(where: { $0.contains(text) }) { return unindented(block) }
        lines = nil
      case (false, _): lines?.append(line)
      }
    }
    return nil
  }

  /// A text without the spaces at the ends of its lines, which no README keeps.
  static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func unindented(_ lines: [Substring]) -> String {
    let widths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let common = widths.min() ?? 0
    return lines.map { $0.dropFirst(common) }.joined(separator: "\n")
  }
}
