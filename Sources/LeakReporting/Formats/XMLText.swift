/// Text in an XML document.
enum XMLText {
  /// The text as the content of an element or the value of an attribute.
  ///
  /// What XML 1.0 does not allow at all is shown as Swift writes it, `\u{1B}`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A parser would make spaces of them in an attribute.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where isAllowed(scalar): result.unicodeScalars.append(scalar)
      case _: result += #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
      }
    }
  }

  /// The text as the content of an element, in which lines stay lines.
  static func content(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
