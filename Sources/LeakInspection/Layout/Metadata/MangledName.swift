/// The mangled name of a type inside a reflection record.
///
/// It is no C string: bytes from 0x01 to 0x1F begin a symbolic reference, whose four or eight bytes
/// of distance may be zero, and count from where they stand, so a name is only ever used in place.
struct MangledName {
  let address: UInt
  /// Without the suffix that says how a reference is owned.
  let length: Int
  let ownership: FieldOwnership
  /// What the name means besides types.
  let form: Form
  private let firstByte: UInt8

  enum Form {
    case type
    /// The box of a captured variable, which is no type that has metadata.
    case box
    /// A function, or an optional one, as the compiler handles it inside thunks; it has no metadata either.
    case function
  }

  init?(at address: UInt, in memory: any MemoryReading) {
    guard memory.isInImage(address) else { return nil }
    var length = 0
    // The characters behind the last symbolic reference.
    var ending: [UInt8] = []
    while let byte = memory.load(UInt8.self, at: address + UInt(length)), byte != 0,
      length < 1 << 16
    {
      switch byte {
      case 0x01...0x17:
        length += 5
        ending = []
      case 0x18...0x1f:
        length += 9
        ending = []
      default:
        length += 1
        ending.append(byte)
      }
    }
    guard length > 0, let first = memory.load(UInt8.self, at: address) else { return nil }
    self.address = address
    ownership = FieldOwnership(ending: ending)
    form = Form(ending: ending)
    self.length = ownership == .strong ? length : length - 2
    firstByte = first
  }

  /// The descriptor of the type that the name begins with, if it begins with a reference to one.
  func leadingDescriptor(in memory: any MemoryReading) -> UInt? {
    guard let target = memory.relativePointer(at: address + 1) else { return nil }
    switch firstByte {
    case 1: return target
    case 2: return memory.word(at: target)
    default: return nil
    }
  }

  /// Whether the name is nothing but a reference.
  var isSymbolicReference: Bool { firstByte < 0x18 && length == 5 }

  /// Whether the name is nothing but the reference to a function that returns the type.
  var isAccessorFunction: Bool { firstByte == 9 && length == 5 }
}

extension MangledName.Form {
  fileprivate init(ending: [UInt8]) {
    if ending.ends(with: "Xx") || ending.ends(with: "XX") {
      self = .box
    } else if let function = Self.withoutOptional(ending), Self.isFunction(function.dropLast()) {
      self = .function
    } else {
      self = .type
    }
  }

  /// What ends with an underscore, with or without the `Sg` of an optional behind it.
  private static func withoutOptional(_ ending: [UInt8]) -> ArraySlice<UInt8>? {
    let function = ending.ends(with: "Sg") ? ending.dropLast(2) : ending[...]
    return function.last == UInt8(ascii: "_") ? function : nil
  }

  /// `I`, then `e` for escaping, `A` if it brings its actor, and how the context is passed, which
  /// only functions with a context have.
  ///
  /// A representation would follow if it were another than Swift's.
  private static func isFunction(_ ending: ArraySlice<UInt8>) -> Bool {
    guard let start = ending.lastIndex(of: UInt8(ascii: "I")) else { return false }
    var letters = ending[start...].dropFirst().map { Character(UnicodeScalar($0)) }[...]
    guard letters.popFirst() == "e" else { return false }
    if letters.first == "A" { letters.removeFirst() }
    guard let convention = letters.popFirst(), "gxy".contains(convention) else { return false }
    return letters.first.map { !"BCMJKWz".contains($0) } ?? true
  }
}

/// How a stored property was declared.
enum FieldOwnership {
  case strong, weak, unowned, unmanaged

  fileprivate init(ending: [UInt8]) {
    if ending.ends(with: "Xw") {
      self = .weak
    } else if ending.ends(with: "Xo") {
      self = .unowned
    } else if ending.ends(with: "Xu") {
      self = .unmanaged
    } else {
      self = .strong
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix(text.utf8CodeUnitCount).elementsEqual($0) }
  }
}
