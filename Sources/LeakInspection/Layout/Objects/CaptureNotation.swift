/// What a captured value's mangled name tells by its form alone.
///
/// A closure may be generic without keeping what its parameters stand for: it learns that from the
/// arguments of a call. The types of its captured values then have no metadata here, but how a value is
/// kept does not depend on the parameters if it is an object or an existential of objects: the first word
/// refers to the object.
struct CaptureNotation {
  /// How many bytes the value takes.
  struct Value {
    let size: Int
  }

  private let name: MangledName
  private let memory: any MemoryReading

  init(_ name: MangledName, in memory: any MemoryReading) {
    self.name = name
    self.memory = memory
  }

  /// The value, if the form of the name says that it is an object.
  var value: Value? {
    guard name.ownership == .strong, let last = character(at: name.length - 1) else { return nil }
    switch last {
    case "G" where isOfClass: return Value(size: 8)
    case "j" where character(at: name.length - 2) == "X" && isExistentialOfObjects:
      return Value(size: 16)
    default: return nil
    }
  }

  /// Whether every generic parameter that the name speaks of is among some.
  ///
  /// The runtime ends the process over some names with a parameter that it is not told of.
  func speaksOnly(of known: Set<GenericEnvironment.Parameter>) -> Bool {
    var position = 0
    while position < name.length, let byte = byte(at: position) {
      switch byte {
      case 0x01...0x17: position += 5
      case 0x18...0x1f: position += 9
      case UInt8(ascii: "x"), UInt8(ascii: "q"):
        let text = parameterText(at: position)
        guard let parameter = GenericEnvironment.Parameter(text), known.contains(parameter) else {
          return false
        }
        position += text.utf8.count
      case UInt8(ascii: "Q"):
        // The associated type of a parameter, which is not spelled out.
        if let text = ownerText(at: position + 1) {
          guard let parameter = GenericEnvironment.Parameter(text), known.contains(parameter) else {
            return false
          }
          position += 1 + text.utf8.count
        } else {
          position += 1
        }
      default: position += 1
      }
    }
    return true
  }

  /// `x`, or `q` with what follows up to the underscore that ends it, the second one after a `d`.
  private func parameterText(at start: Int) -> String {
    character(at: start) == "q" ? parameterText(from: start) : "x"
  }

  /// `q` with what follows the letter at a position up to the underscore that ends it.
  private func parameterText(from start: Int) -> String {
    var text = "q"
    var underscores = character(at: start + 1) == "d" ? 2 : 1
    while underscores > 0, text.count < 16, let next = character(at: start + text.count) {
      text.append(next)
      if next == "_" { underscores -= 1 }
    }
    return text
  }

  /// The parameter that `z` or `y`, with what follows, says has an associated type; nil for another letter.
  private func ownerText(at start: Int) -> String? {
    switch character(at: start) {
    case "z", "Z": "x"
    case "y", "Y": character(at: start + 1) == "z" ? "x" : parameterText(from: start)
    default: nil
    }
  }

  // MARK: Reading the name

  private func byte(at position: Int) -> UInt8? {
    guard position >= 0 else { return nil }
    return memory.load(UInt8.self, at: name.address &+ UInt(position))
  }

  private func character(at position: Int) -> Character? {
    byte(at: position).map { Character(Unicode.Scalar($0)) }
  }

  private var isOfClass: Bool {
    name.leadingDescriptor(in: memory)
      .flatMap { ContextDescriptor(at: $0, in: memory) }?.kind == .classType
  }

  /// Whether the shape that the name begins with a reference to is that of an existential of objects.
  ///
  /// A shape that other images may have too (0x0B) has a pointer before its flags.
  private var isExistentialOfObjects: Bool {
    guard let first = byte(at: 0), first == 0x0a || first == 0x0b,
      let shape = memory.relativePointer(at: name.address + 1),
      let flags = memory.load(UInt32.self, at: first == 0x0a ? shape : shape + 4)
    else { return false }
    return flags & 0xff == 1
  }
}
