import Foundation

/// A value as JSON text.
///
/// The same value always gives the same bytes: keys are sorted, one member to a line.
enum JSONDocument {
  /// The text; ends with a line feed.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
