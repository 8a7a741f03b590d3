/// Text of a scenario in a form that stays on one line of a report and does nothing to a terminal.
enum VisibleText {
  /// The text in `bytes`.
  ///
  /// What is not UTF-8 is replaced by U+FFFD, a control character by its escape: `\t`, `\r`, `\u{1B}`.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    text(String(decoding: bytes, as: UTF8.self))
  }

  /// `text` with its control characters replaced by their escapes.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result += isUnsafe(scalar) ? escape(of: scalar) : String(scalar)
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    return switch scalar.properties.generalCategory {
    // Control characters, line and paragraph separators, and what turns the direction of writing.
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": #"\t"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    default: #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
    }
  }
}
