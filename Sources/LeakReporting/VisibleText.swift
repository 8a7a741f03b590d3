/// Text from outside, made safe to stand in a report.
///
/// A log line may hold anything: control characters that would move the cursor, bidirectional overrides
/// that would reorder the line, spaces at its end that an editor would take away. All of them are shown
/// as Swift escapes, so that two texts that differ never look the same for want of visible ink.
public enum VisibleText {
  /// The text on one line; line feeds are escaped as well.
  public static func line(_ text: String) -> String {
    escaped(text.unicodeScalars)
  }

  /// The lines of the text, each escaped; at least one.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(escaped)
  }

  private static func escaped(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in scalars {
      if let escape = escape(for: scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if scalars.last == " " {
      result.unicodeScalars.removeLast()
      result += "\\u{20}"
    }
    return result
  }

  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}",  // control characters
      "\u{2028}", "\u{2029}",  // line and paragraph separators
      "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":  // bidirectional controls
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
