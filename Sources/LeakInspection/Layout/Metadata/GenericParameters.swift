/// The generic parameters of a type, its parents' included.
enum GenericParameters {
  /// How many there are, if all are types that have an argument of their own; nil if there are
  /// packs or values among them.
  static func plainTypeCount(of type: ContextDescriptor) -> Int? {
    guard type.isGeneric else { return 0 }
    let memory = type.memory
    // The record ends with caches for instantiation, the counts, and a byte for each parameter.
    let header = type.address + (type.kind == .classType ? 44 : 28) + 8
    guard let count = memory.load(UInt16.self, at: header) else { return nil }
    for index in 0..<UInt(count) {
      guard memory.load(UInt8.self, at: header + 8 + index) == 0x80 else { return nil }
    }
    return Int(count)
  }
}
