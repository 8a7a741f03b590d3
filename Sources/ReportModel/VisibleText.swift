/// Text from outside, made safe to stand in a report.
///
/// A log line may hold anything: control characters that would move the cursor, bidirectional controls that
/// would reorder the line, spaces at its end that an editor would take away. All of them are shown as Swift
/// escapes, so that two texts that differ never look the same for want of visible ink.
public enum VisibleText {
  /// The text in `bytes` on one line; what is not UTF-8 is replaced by U+FFFD.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    text(String(decoding: bytes, as: UTF8.self))
  }

  /// The text on one line, control characters replaced by their escapes: `\t`, `\n`, `\u{1B}`.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        result += escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as a whole line: a space at its end is an escape as well.
  public static func line(_ line: String) -> String {
    var result = text(line)
    if result.unicodeScalars.last == " " {
      result.unicodeScalars.removeLast()
      result += #"\u{20}"#
    }
    return result
  }

  /// The lines of a text; at least one.
  public static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
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
