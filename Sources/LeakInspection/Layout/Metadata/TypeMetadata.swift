/// The runtime's record of a type, of which there is one per type and generic arguments.
struct TypeMetadata {
  /// What word 0 says.
  ///
  /// A class has 0.
  enum Kind: UInt {
    case classType = 0
    case structType = 0x200
    case enumType = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case foreignReference = 0x204
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case fixedArray = 0x308
  }

  let address: UInt
  let kind: Kind
  let memory: any MemoryReading
  let witnesses: ValueWitnesses

  /// Nil for what does not look like metadata of a value's type.
  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 7 == 0, let word = memory.word(at: address), let kind = Kind(rawValue: word),
      let table = memory.word(at: address &- 8),
      let witnesses = ValueWitnesses(at: table, in: memory)
    else { return nil }
    self.address = address
    self.kind = kind
    self.memory = memory
    self.witnesses = witnesses
    switch kind {
    case .structType, .enumType, .optional:
      guard descriptor != nil else { return nil }
    default: break
    }
  }

  /// What the compiler recorded of a struct or enum.
  var descriptor: ContextDescriptor? { word(1).flatMap { ContextDescriptor(at: $0, in: memory) } }

  /// What the compiler recorded of a class, struct or enum.
  var nominalDescriptor: ContextDescriptor? {
    switch kind {
    case .classType: ClassMetadata(at: address, in: memory)?.descriptor
    case .structType, .enumType, .optional: descriptor
    default: nil
    }
  }

  /// Where the generic arguments of a struct or enum stand.
  var genericArguments: UInt { address + 16 }

  func word(_ index: Int) -> UInt? { memory.word(at: address + UInt(index) * 8) }
}
