/// A line of a source file.
public struct SourcePlace: Codable, Equatable, Sendable {
  /// The path of the file from the root of its repository.
  public var path: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
