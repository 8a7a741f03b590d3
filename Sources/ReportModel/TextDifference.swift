/// The difference between an expected text and an actual one, line by line.
public struct TextDifference: Codable, Equatable, Sendable {
  /// A run of changed lines with the unchanged lines around it.
  public struct Hunk: Codable, Equatable, Sendable {
    /// The number of the hunk's first line in the expected text; if it has none, of the line before.
    public var expectedStart: Int
    /// The number of the hunk's first line in the actual text; if it has none, of the line before.
    public var actualStart: Int
    /// The lines, in order.
    public var lines: [Line]

    /// Creates a hunk.
    public init(expectedStart: Int, actualStart: Int, lines: [Line]) {
      self.expectedStart = expectedStart
      self.actualStart = actualStart
      self.lines = lines
    }
  }

  /// One line of a hunk.
  public struct Line: Codable, Equatable, Sendable {
    /// Where a line stands.
    public enum Side: String, Codable, Sendable {
      /// In both texts.
      case both
      /// In the expected text only.
      case expected
      /// In the actual text only.
      case actual
    }

    /// Where the line stands.
    public var side: Side
    /// The line without its line feed.
    public var text: String

    /// Creates a line.
    public init(side: Side, text: String) {
      self.side = side
      self.text = text
    }
  }

  /// The hunks in the order of the texts; empty when the texts are equal.
  public var hunks: [Hunk]

  /// Creates a difference.
  public init(hunks: [Hunk]) { self.hunks = hunks }
}
