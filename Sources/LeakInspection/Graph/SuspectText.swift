/// Names as a fingerprint uses them: without what may differ between two occurrences of one leak.
enum SuspectText {
  /// A type or function without the numbers of closures, local types and objects: a `#` with digits
  /// goes, together with the space before it.
  static func type(_ name: String) -> String {
    var text = ""
    var rest = Substring(name)
    while let mark = rest.firstIndex(of: "#") {
      let after = rest.index(after: mark)
      let digits = rest[after...].prefix { $0.isASCII && $0.isNumber }
      text += rest[..<mark]
      if digits.isEmpty {
        text += "#"
      } else if text.last == " " {
        text.removeLast()
      }
      rest = rest[digits.endIndex...]
    }
    return text + rest
  }

  /// A reference without what stands between square brackets, and without the numbers that a type
  /// loses.
  static func member(_ name: String) -> String {
    var text = ""
    var depth = 0
    for character in name {
      if character == "]" { depth = max(0, depth - 1) }
      if depth == 0 { text.append(character) }
      if character == "[" { depth += 1 }
    }
    return type(text)
  }
}

extension Array where Element: Comparable {
  /// The rotation that comes first in lexicographic order, so that a ring has one spelling.
  ///
  /// Linear: of two starts that agree for some elements, the worse one and as many after it are ruled
  /// out.
  func leastRotation() -> [Element] {
    var left = 0
    var right = 1
    var length = 0
    while left < count, right < count, length < count {
      let first = self[(left + length) % count]
      let second = self[(right + length) % count]
      if first == second {
        length += 1
        continue
      }
      if first > second { left += length + 1 } else { right += length + 1 }
      if left == right { right += 1 }
      length = 0
    }
    let start = Swift.min(left, right)
    return Array(self[start...] + self[..<start])
  }
}
