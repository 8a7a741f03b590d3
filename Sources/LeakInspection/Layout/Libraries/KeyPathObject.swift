/// Key paths: objects that carry, behind themselves, how to get from a value to a part of it.
///
///     16  its text, if it has one
///     24  the size of what follows
///     32  the first component: flags; of a computed property an identifier, the getter, perhaps a setter, and
///         the arguments of a subscript
enum KeyPathObject {
  private static let componentsOffset: UInt = 32
  private static let identifierDistance: UInt = 8
  private static let getterDistance: UInt = 16
  private static let kindShift: UInt32 = 24
  private static let kindMask: UInt32 = 0x7f
  private static let computedKind: UInt32 = 2
  private static let getterPrefix = "key path getter for "
  private static let getterSuffix = ".getter"

  /// What to call a word behind a key path.
  ///
  /// Nothing there is a reference but the arguments of its subscripts.
  static func words(
    forWordAt offset: Int, in block: FrozenBlock, memory: any MemoryReading
  ) -> String? {
    guard offset > componentsOffset, isKeyPath(block.address, memory: memory) else { return nil }
    return "argument of its subscript"
  }

  /// The property that a key path begins with, as `\.title`; nil for a stored one, and without symbols.
  ///
  /// A computed property is identified by its getter as a rule. The function through which key paths call that is
  /// often one without a symbol in a release build.
  static func property(ofKeyPathAt address: UInt, memory: any MemoryReading) -> String? {
    let component = address &+ componentsOffset
    guard isKeyPath(address, memory: memory),
      let flags = memory.load(UInt32.self, at: component),
      flags >> kindShift & kindMask == computedKind
    else { return nil }
    for distance in [identifierDistance, getterDistance] {
      let symbol = memory.word(at: component &+ distance).flatMap { memory.symbol(at: $0) }
      if let name = symbol.flatMap({ name(ofGetter: $0.name) }) { return #"\.\#(name)"# }
    }
    return nil
  }

  /// The name of a property, out of that of one of the functions that read it.
  ///
  /// They are called `Settings.accent.getter` and `key path getter for Settings.accent : Settings`.
  private static func name(ofGetter name: String) -> String? {
    let property: Substring
    if name.hasPrefix(getterPrefix) {
      property = name.dropFirst(getterPrefix.count)
    } else if name.hasSuffix(getterSuffix) {
      property = name.dropLast(getterSuffix.count)
    } else {
      return nil
    }
    let path = property.firstRange(of: " : ").map { property[..<$0.lowerBound] } ?? property
    if path.contains(".subscript(") { return "subscript" }
    let last = path.split(separator: ".").last ?? ""
    return last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(last) : nil
  }

  private static func isKeyPath(_ address: UInt, memory: any MemoryReading) -> Bool {
    guard let metadata = memory.word(at: address),
      let type = ClassMetadata(at: metadata, in: memory)
    else { return false }
    return type.levels.first?.descriptor.isType("AnyKeyPath", of: "Swift") == true
  }
}
