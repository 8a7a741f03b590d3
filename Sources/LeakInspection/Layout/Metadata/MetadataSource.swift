/// Where a closure finds the metadata of a generic parameter.
enum MetadataSource {
  /// In one of its bindings.
  case binding(Int)
  /// A generic argument of the type that another source gives.
  indirect case genericArgument(Int, of: MetadataSource)
  /// The class of a captured reference.
  case reference(Int)
  /// A captured metatype.
  case metatype(Int)

  /// Reads the compiler's notation: `B0`, `R1`, `M1`, and `G0B1_` for an argument of another
  /// source.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let source = MetadataSource(parsing: &rest), rest.isEmpty else { return nil }
    self = source
  }

  /// The captured value that the metadata is taken from.
  var capture: Int? {
    switch self {
    case .binding: nil
    case .genericArgument(_, let outer): outer.capture
    case .reference(let index), .metatype(let index): index
    }
  }

  private init?(parsing text: inout Substring, depth: Int = 0) {
    guard depth < 16, let letter = text.popFirst() else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    guard let number = Int(digits), number < 1 << 16 else { return nil }
    switch letter {
    case "B": self = .binding(number)
    case "R": self = .reference(number)
    case "M": self = .metatype(number)
    case "G":
      guard let inner = MetadataSource(parsing: &text, depth: depth + 1), text.popFirst() == "_"
      else { return nil }
      self = .genericArgument(number, of: inner)
    default: return nil
    }
  }
}
