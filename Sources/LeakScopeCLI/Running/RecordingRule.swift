/// Whether expectations and pending reports may be written.
///
/// Where `CI` is set nobody would read what was recorded, and whatever was recorded would pass from then on.
enum RecordingRule {
  static let force = Flag(
    "force-record", help: "Write expectations and pending reports although CI is set.")

  /// Recording was asked for where nobody would read what was recorded.
  struct Refusal: Error {
    /// The option that asks for it all the same.
    let override: String
  }

  /// Lets a command go on that writes such a file.
  ///
  /// - Throws: `Refusal` where it must not.
  static func check(_ arguments: ParsedArguments) throws {
    if let value = Platform.environment("CI"), !value.isEmpty, !arguments[force] {
      throw Refusal(override: force.spec.typedName)
    }
  }
}
