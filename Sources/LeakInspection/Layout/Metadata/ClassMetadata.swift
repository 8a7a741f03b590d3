/// The runtime's record of a class, the first word of its instances.
struct ClassMetadata {
  let address: UInt
  let descriptor: ContextDescriptor
  let memory: any MemoryReading

  /// Nil for what does not look like a class; cheap, since it is asked of the first word of every
  /// block.
  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 7 == 0, memory.isReadable(address, count: 56), memory.word(at: address) == 0,
      let descriptorAddress = memory.word(at: address + 40),
      let descriptor = ContextDescriptor(at: descriptorAddress, in: memory),
      descriptor.kind == .classType
    else { return nil }
    self.address = address
    self.descriptor = descriptor
    self.memory = memory
  }

  /// The size of an instance without what is allocated behind it.
  var instanceSize: Int { Int(memory.load(UInt32.self, at: address + 24) ?? 0) }

  var superclass: ClassMetadata? {
    memory.word(at: address + 8).flatMap { $0 == 0 ? nil : ClassMetadata(at: $0, in: memory) }
  }

  /// This class and those it inherits from, the root class first.
  var levels: [ClassMetadata] {
    var levels: [ClassMetadata] = []
    var level: ClassMetadata? = self
    while let current = level, levels.count < 256 {
      levels.append(current)
      level = current.superclass
    }
    return levels.reversed()
  }

  private var hasResilientSuperclass: Bool { descriptor.flags >> 16 & 1 << 13 != 0 }
  private var hasNegativeMembers: Bool { descriptor.flags >> 16 & 1 << 12 != 0 }

  /// Where this level's own members begin.
  ///
  /// Only the running program knows it when the superclass belongs to a library that may change.
  private var immediateMembersOffset: Int? {
    if hasResilientSuperclass {
      return memory.relativePointer(at: descriptor.address + 24)
        .flatMap { memory.load(Int.self, at: $0) }
    }
    if hasNegativeMembers { return -8 * descriptor.number(at: 24) }
    return 8 * (descriptor.number(at: 28) - descriptor.number(at: 32))
  }

  /// Where this level's generic arguments stand.
  var genericArguments: UInt? {
    immediateMembersOffset.map { address &+ UInt(bitPattern: $0) }
  }

  /// The offsets, within an instance, of the properties that this level declares.
  func fieldOffset(_ index: Int) -> Int? {
    let vector = 8 * descriptor.number(at: 40)
    guard vector != 0 else { return nil }
    var start = address &+ UInt(vector)
    if hasResilientSuperclass {
      guard let offset = immediateMembersOffset else { return nil }
      start &+= UInt(bitPattern: offset)
    }
    return memory.load(Int.self, at: start &+ UInt(8 * index))
  }
}
